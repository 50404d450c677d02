import { createHash, randomInt, randomUUID } from 'node:crypto';
import { brands } from '@/funnels/brands';
import { calls } from '@/lib/calls/calls';
import { findConsentPlace } from '@/lib/compliance/consent-place';
import { listShownWords } from '@/lib/compliance/shown-consent';
import type { FormValues } from '@/lib/fields/form-values';
import { createCallToken } from '@/lib/server/platform/call-token';
import { CONSENT_DIRECTORY } from '@/tests/support/good-calls';
import { pickOne } from '@/tests/support/random-answers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

/** A row that must be there once a call was acknowledged, as far as the call says what it holds. */
export interface DueRow {
  readonly table: 'events' | 'leads' | 'consents';
  readonly id: string;
  /** By the name of the column, in camelCase; instants as ISO 8601. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** An event or a lead of a made-up visitor: what is sent, each time alike, and what it must leave behind. */
export interface MadeUpCall {
  readonly kind: 'event' | 'lead';
  /** Of the event or the lead. */
  readonly id: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rows: readonly DueRow[];
}

export const TRIAL_HOST = 'm10.localhost';
/** Every server under trial has it, so that what one gives out counts with the next. */
export const TRIAL_SECRET = 'a secret that all servers of a trial have';
const FORM = { product: 'medicare', pageName: 'otc-savings', form: 'medicare' } as const;
const place = findConsentPlace(CONSENT_DIRECTORY, brands.m10, FORM);
const MOST_CONSENTS = 3;

/** What visitors type, and what the server must make of it; undefined is no answer. */
const ANSWERS: Readonly<Record<string, readonly (readonly [typed: unknown, meant: unknown])[]>> = {
  zipcode: [
    ['33101', '33101'],
    [' 98101 ', '98101'],
  ],
  haveMedicare: [
    [true, true],
    ['no', false],
  ],
  haveMedicaid: [
    ['yes', true],
    ['maybe', undefined],
  ],
  dob: [
    ['04/02/1958', '1958-04-02'],
    ['1949-12-01', '1949-12-01'],
  ],
  firstName: [
    ['María', 'María'],
    [' Lee ', 'Lee'],
    ['Zoë 漢 👵', 'Zoë 漢 👵'],
  ],
  lastName: [
    ["O'Neil", "O'Neil"],
    ['Nu\u0301ñez "the 2nd" \\', 'Nu\u0301ñez "the 2nd" \\'],
  ],
  email: [
    ['lee.smith+quotes@mail.example.org', 'lee.smith+quotes@mail.example.org'],
    ['nobody', undefined],
  ],
  phone: [
    ['206-555-0117', '(206) 555-0117'],
    ['+1 (206) 555-0199', '(206) 555-0199'],
  ],
  address: [['22 Elm Ave\n', '22 Elm Ave']],
};

type Meant = readonly [name: string, typed: unknown, meant: unknown];

/** A public address of its own for each call: limits are not what is tried here. */
function drawAddress(): string {
  return [randomInt(11, 99), randomInt(1, 254), randomInt(1, 254), randomInt(1, 254)].join('.');
}

function drawHeaders(): Readonly<Record<'content-type' | 'user-agent' | 'sec-fetch-site' | 'x-forwarded-for', string>> {
  return {
    'content-type': 'application/json',
    'user-agent': `${VISITOR_AGENT} Trial/${randomInt(1000)}`,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': drawAddress(),
  };
}

export function makeEventCall(): MadeUpCall {
  const [id, timestamp] = [randomUUID(), new Date().toISOString()];
  const who = { sessionId: randomUUID(), anonymousId: randomUUID() };
  const properties = {
    eventId: id,
    path: '/otc-savings',
    stepName: 'zip',
    stepNumber: randomInt(9),
    words: 'Zoë 漢 👵',
  };
  const body = { type: 'track', event: 'pageView', timestamp, ...who, properties };
  const columns = { brand: 'm10', name: 'pageView', ...who, occurredAt: timestamp, properties };
  const rows = [{ table: 'events', id, columns }] as const;
  return { kind: 'event', id, path: calls.createEvent.path, headers: drawHeaders(), body: JSON.stringify(body), rows };
}

/** One act, in words that our page shows to whoever gave these answers. */
function makeAct(values: FormValues) {
  if (!place) throw new Error('The page under trial asks for no consent.');
  const boxes = place.consent.boxes.map(({ id, name }) => ({ id, name, granted: randomInt(2) === 1 }));
  return {
    consentId: randomUUID(),
    text: pickOne(Math.random, listShownWords(place, values)),
    language: place.page.language,
    buttonLabel: place.messages.form.showNumber,
    recipients: boxes,
    actedAt: new Date().toISOString(),
    pagePath: '/otc-savings/consent',
  };
}

/** A lead with one to three consents that count, and answers as people type them. */
export async function makeLeadCall(): Promise<MadeUpCall> {
  const [leadId, createdAt, headers] = [randomUUID(), new Date().toISOString(), drawHeaders()];
  const certificates = { leadidId: randomUUID(), trustedFormCertificateId: `https://cert.example/${randomUUID()}` };
  const answers: readonly Meant[] = [
    ...Object.entries(ANSWERS).map(([name, cases]): Meant => [name, ...pickOne(Math.random, cases)]),
    ...Object.entries(certificates).map(([name, value]): Meant => [name, value, value]),
  ];
  const given = Object.fromEntries(answers.map(([name, typed]) => [name, typed]));
  const meant = answers.filter(([, , value]) => value !== undefined).map(([name, , value]) => [name, value]);
  const values = Object.fromEntries(meant) as FormValues;
  const session = { sessionId: randomUUID() };
  const lead = {
    ...FORM,
    formVersion: '2',
    anonymousId: randomUUID(),
    ...session,
    createdAt,
    paid: randomInt(2) === 1,
  };
  const consents = Array.from({ length: randomInt(MOST_CONSENTS) + 1 }, () => makeAct(values));
  const counts = { isOwnWords: true, isFromPage: true };
  const acts = consents.map(({ consentId, ...act }) => {
    const textSha256 = createHash('sha256').update(act.text, 'utf8').digest('hex');
    const told = { address: headers['x-forwarded-for'], userAgent: headers['user-agent'], ...counts };
    const columns = { ...act, leadId, brand: 'm10', ...session, ...certificates, ...told, textSha256 };
    return { table: 'consents', id: consentId, columns } as const;
  });
  const row = {
    table: 'leads',
    id: leadId,
    columns: { ...lead, brand: 'm10', values, isOptedOut: false, isFromPage: true },
  } as const;
  const holder = { brand: 'm10', ...session, userAgent: headers['user-agent'] } as const;
  const { token } = await createCallToken(holder, TRIAL_SECRET, Date.now());
  const body = JSON.stringify({ leadId, ...lead, token, values: given, consents });
  return { kind: 'lead', id: leadId, path: calls.createLead.path, headers, body, rows: [row, ...acts] };
}
