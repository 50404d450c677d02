import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { BrandCode } from '@/lib/names/brand-code';
import { buildMessage, isRecordItem } from '@/lib/server/destinations/build-message';
import { createCallToken } from '@/lib/server/platform/call-token';
import { makeConsentCall, makeLeadCall } from '@/tests/support/good-calls';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const SECRET = 'a secret for the tests of consents';
const HOST = 'm10.localhost:3000';
const OTHER_HOST = 'bh.localhost:3000';
const BROWSER = { 'sec-fetch-site': 'same-origin' };
const HOUR_MS = 60 * 60 * 1000;

type Handler = (request: Request) => Promise<Response> | Response;
type Lead = Omit<ReturnType<typeof makeLeadCall>, 'values'> & { readonly values: object };
type Sent = Omit<Lead, 'consents'> & { readonly consents: readonly object[]; readonly token?: string };

let createLead: Handler;
let getPhone: Handler;

const sandbox = ownHandlers(
  (url) => ({ SESSION_SECRET: SECRET, MEDIAALPHA_URL: `${url}/mediaalpha`, LIMIT_FACTOR: '100' }),
  async () => {
    ({ POST: createLead } = await import('@/app/api/lead/create/route'));
    ({ POST: getPhone } = await import('@/app/api/mediaalpha/get-phone/route'));
  },
);

const ALICE = {
  ...{ zipcode: '33101', firstName: 'Alice', lastName: 'Adams', phone: '(206) 555-0123' },
  ...{ email: 'alice@example.com', leadidId: '00000000-0000-4000-8000-00000000a11c' },
};
const BOB = { ...ALICE, firstName: 'Bob', lastName: 'Brown', phone: '(206) 555-0199', email: 'bob@example.com' };
/** What tells either of them apart, in whatever form, and the words of an act. */
const PERSONAL = /alice|adams|bob|brown|555.?01|evil|ticking|tcpa|leadid/i;

function post(handler: Handler, body: object, headers: Readonly<Record<string, string>>): Promise<Response> | Response {
  const common = { host: HOST, 'content-type': 'application/json', 'user-agent': VISITOR_AGENT };
  const init = { method: 'POST', body: JSON.stringify(body), headers: { ...common, ...headers } };
  return handler(new Request('http://0.0.0.0:3000/', init));
}

interface TokenChange {
  readonly brand?: BrandCode;
  readonly secret?: string;
  readonly ageMs?: number;
  readonly userAgent?: string;
}

async function makeToken(visit: string, change: TokenChange = {}): Promise<string> {
  const { brand = 'm10', secret = SECRET, ageMs = 0, userAgent = VISITOR_AGENT } = change;
  const holder = { brand, sessionId: visit, userAgent };
  return (await createCallToken(holder, secret, Date.now() - ageMs)).token;
}

/** A visitor of our page, whose lead is as good as any. */
async function visit(values = ALICE) {
  const sessionId = randomUUID();
  const lead = { ...makeLeadCall(true, values), sessionId };
  return { sessionId, lead, token: await makeToken(sessionId) };
}

async function store(lead: Sent, headers: Readonly<Record<string, string>> = BROWSER, status = 202) {
  expect((await post(createLead, lead, headers)).status).toBe(status);
}

interface Question {
  readonly told?: object;
  readonly host?: string;
  readonly brand?: BrandCode;
  readonly more?: object;
}

/** What the provider gets of a lead that this visit asks a number for. */
async function sell(leadId: string, sessionId: string, question: Question = {}) {
  const { told = {}, host = HOST, brand = 'm10', more = {} } = question;
  const token = await makeToken(sessionId, { brand });
  const body = { local_hour: 14, version: 17, url: 'https://m10.localhost/otc-savings', data: told, ...more };
  const ids = { session_id: sessionId, lead_id: leadId, token };
  expect((await post(getPhone, { ...body, ...ids }, { ...BROWSER, host })).status).toBe(200);
  return sandbox.calls().at(-1)?.body as { readonly data: object; readonly url: string };
}

type Visitor = Awaited<ReturnType<typeof visit>>;
type Attempt = (alice: Visitor) => Promise<object>;

/** Stores a lead that differs from a good one, and asks for its number. */
const storeAnd = (change: (alice: Visitor) => Promise<Partial<Sent>> | Partial<Sent>, headers = BROWSER): Attempt => {
  return async (alice) => {
    const { lead, sessionId, token } = alice;
    await store({ ...lead, token, ...(await change(alice)) }, headers);
    return sell(lead.leadId, sessionId);
  };
};

const actChanged = (change: object, values = ALICE) =>
  storeAnd(() => ({ consents: [{ ...makeConsentCall(true, values), ...change }] }));

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'a consent without a token': async ({ lead, sessionId }) => {
    await store(lead);
    return sell(lead.leadId, sessionId);
  },
  'a consent from a client that names no origin': storeAnd(() => ({}), {} as typeof BROWSER),
  'a consent that another site’s page sends': async ({ lead, sessionId, token }) => {
    await store({ ...lead, token }, { 'sec-fetch-site': 'cross-site' }, 403);
    return sell(lead.leadId, sessionId);
  },
  'a token that was made up': storeAnd(() => ({ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk' })),
  'a token of another visit': storeAnd(async () => ({ token: await makeToken(randomUUID()) })),
  'a token of another brand': storeAnd(async ({ sessionId }) => ({
    token: await makeToken(sessionId, { brand: 'bh' }),
  })),
  'a token under another secret': storeAnd(async ({ sessionId }) => ({
    token: await makeToken(sessionId, { secret: 'a secret that is nobody’s' }),
  })),
  'a token from before yesterday': storeAnd(async ({ sessionId }) => ({
    token: await makeToken(sessionId, { ageMs: 26 * HOUR_MS }),
  })),
  'words that were made up': actChanged({ text: 'I agree to everything' }),
  'words that name another’s number': actChanged({ text: makeConsentCall(true, BOB).text }),
  'a box that the page does not have': actChanged({
    recipients: [{ id: 'mediaalpha', name: 'Anybody', granted: true }],
  }),
  'a button that the page does not have': actChanged({ buttonLabel: 'Continue' }),
  'an act on another page': actChanged({ pagePath: '/privacy' }),
  'an act on another product’s form': storeAnd(() => ({ product: 'auto' })),
  'an act that no certificate documents': storeAnd(() => {
    const { leadidId, ...values } = ALICE;
    return { values, consents: [makeConsentCall(true, values)] };
  }),
  'a box that was left open': storeAnd(() => ({ consents: [makeConsentCall(false, ALICE)] })),
  'consent among the answers and nowhere else': storeAnd(({ lead }) => ({
    values: { ...lead.values, callConsent: true, smsConsent: true },
    consents: [],
  })),
  'a consent that another visit adds': async ({ lead, sessionId, token }) => {
    await store({ ...lead, token, consents: [] });
    const mallory = randomUUID();
    await store({ ...lead, sessionId: mallory, token: await makeToken(mallory) });
    return sell(lead.leadId, sessionId);
  },
  'a consent that another brand adds': async ({ lead, sessionId, token }) => {
    await store({ ...lead, token, consents: [] });
    const there = await makeToken(sessionId, { brand: 'bh' });
    await store({ ...lead, token: there }, { ...BROWSER, host: OTHER_HOST });
    return sell(lead.leadId, sessionId);
  },
  'Bob’s consent under the id of Alice’s lead': async ({ lead, sessionId, token }) => {
    await store({ ...lead, token, consents: [] });
    await store({ ...lead, token, values: BOB, consents: [makeConsentCall(true, BOB)] });
    return sell(lead.leadId, sessionId);
  },
  'Alice’s lead, asked for by another visit': async ({ lead, token }) => {
    await store({ ...lead, token });
    return sell(lead.leadId, randomUUID());
  },
  'Alice’s lead, asked for at another brand': async ({ lead, sessionId, token }) => {
    await store({ ...lead, token });
    return sell(lead.leadId, sessionId, { host: OTHER_HOST, brand: 'bh' });
  },
  'Bob’s data, an unknown key and another address beside a lead that is not there': async ({ sessionId }) =>
    sell(randomUUID(), sessionId, {
      told: { zip: '98101', contact: 'Bob Brown', phone: '2065550199', deep: { evil: ['bob@example.com'] } },
      more: { url: 'https://evil.example/?email=bob@example.com' },
    }),
};

let alice: Visitor;
beforeEach(async () => {
  alice = await visit();
});

test.each(Object.entries(ATTEMPTS))('releases nobody: %s', async (_name, attempt) => {
  expect(JSON.stringify(await attempt(alice))).not.toMatch(PERSONAL);
});

test('the list holds twenty attempts and more', () => {
  expect(Object.keys(ATTEMPTS).length).toBeGreaterThanOrEqual(20);
});

test('Alice’s own consent on our page releases Alice, and nothing that is said beside it', async () => {
  const { lead, sessionId, token } = alice;
  await store({ ...lead, token });
  const told = { contact: 'Bob Brown', phone: '2065550199', tcpa: { text: 'invented' } };
  const { data, url } = await sell(lead.leadId, sessionId, {
    told,
    more: { url: 'https://evil.example/?email=bob@example.com' },
  });
  expect(data).toMatchObject({ contact: 'Alice Adams', phone: '2065550123', tcpa: { text: lead.consents[0]?.text } });
  expect(JSON.stringify({ data, url })).not.toMatch(/bob|brown|0199|evil|invented/i);
});

test('a lead that waited for a day, in a browser that was updated meanwhile, is as good as on its first', async () => {
  const { lead, sessionId } = alice;
  const token = await makeToken(sessionId, { ageMs: 24 * HOUR_MS, userAgent: `${VISITOR_AGENT} 1.2` });
  await store({ ...lead, token });
  expect((await sell(lead.leadId, sessionId)).data).toMatchObject({ contact: 'Alice Adams' });
});

test('a lead that was sent before there was a token is good once it comes again with one', async () => {
  const { lead, sessionId, token } = alice;
  await store(lead);
  expect(JSON.stringify(await sell(lead.leadId, sessionId))).not.toMatch(PERSONAL);
  const again = lead.consents.map((act) => ({ ...act, consentId: randomUUID() }));
  await store({ ...lead, token, consents: again });
  expect((await sell(lead.leadId, sessionId)).data).toMatchObject({ contact: 'Alice Adams' });
});

test('of what a script stores no answer reaches a destination, whatever fields it is allowed', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const outbox = await getStore().outbox();
  const script = await visit(BOB);
  const page = await visit();
  await store(script.lead, {});
  await store({ ...script.lead, leadId: randomUUID(), consents: [] });
  await store({ ...page.lead, token: page.token });
  await outbox.fill('2020-01-01', '2999-01-01');
  const items = await outbox.claim(1000, 0);
  const told = (sessionId: string) =>
    items
      .filter(isRecordItem)
      .map((item) => buildMessage(item, ['values']))
      .filter(({ properties }) => properties.sessionId === sessionId)
      .map(({ properties }) => properties as { values?: object });
  expect(told(script.sessionId)).toMatchObject([
    { values: {}, isQuarantined: true },
    { values: {}, isQuarantined: true },
  ]);
  expect(JSON.stringify(told(script.sessionId))).not.toMatch(PERSONAL);
  expect(told(page.sessionId)).toMatchObject([{ values: { firstName: 'Alice' } }]);
});
