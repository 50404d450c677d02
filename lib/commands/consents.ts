import { describeConsent, isUnchanged, proveConsent } from '@/lib/server/records/consent-proof';
import type { ConsentSearch } from '@/lib/server/records/store';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine, UsageError } from './process/command-line';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readLeadId(given: string): string {
  const id = given.trim().toLowerCase();
  if (!UUID.test(id)) throw new UsageError(`${given} is no id of a lead.`);
  return id;
}

/** The digits of a number, however it is written; at least the last four, so that a search finds few. */
function readDigits(given: string): string {
  const digits = given.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^\d{4,10}$/.test(digits)) throw new UsageError(`${given} is neither a phone number nor its last digits.`);
  return digits;
}

function readDay(given: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(given) ? new Date(given) : undefined;
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
  if (!isDay) throw new UsageError(`${given} is no day, such as 2026-11-22.`);
  return given;
}

/** Prints what is found; fails when nothing is, or when words are not the ones that were hashed. */
function find(search: ConsentSearch, isShown: boolean): Promise<void> {
  return askStore(async (store) => {
    const consents = await store.findConsents(search);
    const isWhole = search.by === 'lead';
    const printed = consents.map((one) => (isWhole ? proveConsent(one, isShown) : describeConsent(one)));
    console.log(printed.length === 0 ? 'No consent is stored.' : printed.join(isWhole ? '\n\n' : '\n'));
    return consents.length > 0 && consents.every(isUnchanged);
  });
}

const command = createCommand('consents', 'What was agreed to, in which words. Shows who it was only with --show.');
command
  .command('lead <id>')
  .description('proves the consents of one lead: the act, the words, their hash computed anew')
  .option('--show', 'with the number, the address, the agent, the session and the certificates')
  .action((id: string, { show }: { readonly show?: true }) =>
    find({ by: 'lead', value: readLeadId(id) }, show === true),
  );
command
  .command('phone <digits>')
  .description('lists the consents that name a number, whole or its last digits, at least four')
  .action((digits: string) => find({ by: 'phone', value: readDigits(digits) }, false));
command
  .command('day <yyyy-mm-dd>')
  .description('lists the consents of one day in UTC')
  .action((day: string) => find({ by: 'day', value: readDay(day) }, false));
void runCommandLine(command);
