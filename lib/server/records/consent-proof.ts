import { createHash } from 'node:crypto';
import type { FoundConsent } from './store';

/** A line of a record; undefined where there is nothing to say. */
type Fact = readonly [name: string, value: string | undefined];

/** The SHA-256 of the words as they are stored, in hexadecimal. */
function hashWords(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Whether the words are those that were hashed when they arrived. */
export function isUnchanged({ text, textSha256 }: Pick<FoundConsent, 'text' | 'textSha256'>): boolean {
  return hashWords(text) === textSha256;
}

/** Leaves the last two digits of the number that a visitor entered. */
function veilNumbers(text: string): string {
  return text.replace(/\(\d{3}\) \d{3}-\d{2}(?=\d{2})/g, '(•••) •••-••');
}

function listGranted({ recipients }: FoundConsent): string {
  return recipients.flatMap(({ id, granted }) => (granted ? [id] : [])).join(', ') || 'nobody';
}

/** One line, without who the visitor is: to be found by, not to prove with. */
export function describeConsent(consent: FoundConsent): string {
  const { leadId, actedAt, brand, pagePath, language, isOwnWords, isTest } = consent;
  const words = isOwnWords === null ? 'words not compared' : isOwnWords ? 'our words' : 'NOT our words';
  const hash = isUnchanged(consent) ? 'hash equal' : 'HASH DIFFERS';
  return [
    leadId,
    actedAt,
    brand,
    pagePath,
    language,
    `granted: ${listGranted(consent)}`,
    words,
    hash,
    ...(isTest ? ['test'] : []),
  ].join('  ');
}

/** Writes out one record: what was agreed to, the words, and their hash computed anew. Numbers are veiled unless `show`. */
export function proveConsent(consent: FoundConsent, show: boolean): string {
  const { text, textSha256, recipients, isOwnWords, isFromPage, isOptedOut, isTest } = consent;
  const personal = (name: string, value: string | null): Fact => [name, show ? (value ?? 'unknown') : undefined];
  const facts: readonly Fact[] = [
    ['consent', consent.id],
    ['lead', consent.leadId],
    ['brand', consent.brand],
    ['page', `${consent.pageName} (${consent.pagePath}), form ${consent.form}@${consent.formVersion}`],
    ['language', consent.language],
    ['acted at', consent.actedAt],
    ['received at', consent.receivedAt],
    ['button', consent.buttonLabel],
    ...recipients.map(({ id, name, granted }): Fact => [granted ? 'ticked' : 'not ticked', `${name} (${id})`]),
    ['opted out', isOptedOut === null ? 'not stored then' : isOptedOut ? 'yes' : 'no'],
    ['our words', isOwnWords === null ? 'not compared then' : isOwnWords ? 'yes' : 'NO: they grant nothing'],
    ['from our page', isFromPage === null ? 'not asked then' : isFromPage ? 'yes' : 'NO: it stays in quarantine'],
    ...(isTest ? [['test', 'yes: told to nobody'] satisfies Fact] : []),
    ['hash stored', textSha256],
    ['hash now', `${hashWords(text)}  ${isUnchanged(consent) ? 'equal' : 'DIFFERS'}`],
    personal('address', consent.address),
    personal('agent', consent.userAgent),
    personal('session', consent.sessionId),
    personal('LeadiD', consent.leadidId),
    personal('TrustedForm', consent.trustedFormCertificateId),
  ];
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(12)} ${value}`]));
  const words = (show ? text : veilNumbers(text)).split('\n').map((line) => `  ${line}`);
  return [...lines, 'words', ...words].join('\n');
}
