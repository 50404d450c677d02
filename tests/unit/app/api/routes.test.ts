import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import { PERSONAL_COOKIE_NAME } from '@/lib/cookies/personal-cookie-names';
import { sealPersonal } from '@/lib/cookies/personal-cookie';
import { createCallToken } from '@/lib/server/platform/call-token';
import { makeConsentCall, makeLeadCall } from '@/tests/support/good-calls';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const SECRET = 'a secret for the tests of the calls';
const PREVIOUS_SECRET = 'the secret before the one of the calls';
const AT = '2026-01-02T03:04:05.678Z';
const MEDICARE_HOST = 'm10.localhost:3000';

type Handler = (request: Request) => Promise<Response> | Response;
type Route = Record<'GET' | 'POST', Handler>;

let routes: Readonly<Record<string, Route>>;

const sandbox = ownHandlers(
  (url) => ({
    SESSION_SECRET: SECRET,
    SESSION_SECRET_PREVIOUS: PREVIOUS_SECRET,
    MEDIAALPHA_URL: `${url}/mediaalpha`,
    IPQS_URL: `${url}/ipqs`,
  }),
  async () => {
    routes = {
      event: await import('@/app/api/event/create/route'),
      user: await import('@/app/api/user/set/route'),
      lead: await import('@/app/api/lead/create/route'),
      location: await import('@/app/api/location/route'),
      demandCheck: await import('@/app/api/mediaalpha/demand-check/route'),
      getPhone: await import('@/app/api/mediaalpha/get-phone/route'),
      checkIp: await import('@/app/api/ipqs/check-ip/route'),
      token: await import('@/app/api/ipqs/token/route'),
      session: await import('@/app/api/session/route'),
      health: await import('@/app/api/health/route'),
      ready: await import('@/app/api/health/ready/route'),
      build: await import('@/app/api/build/route'),
      unknown: await import('@/app/api/[...rest]/route'),
    };
  },
);

function findRoute(name: string): Route {
  const route = routes[name];
  if (!route) throw new Error(`no route ${name}`);
  return route;
}

async function post(
  name: string,
  body: unknown,
  host = MEDICARE_HOST,
  userAgent = VISITOR_AGENT,
  more: Readonly<Record<string, string>> = {},
): Promise<[number, unknown]> {
  const headers = {
    ...more,
    host,
    'content-type': 'application/json',
    'user-agent': userAgent,
    'sec-fetch-site': 'same-origin',
  };
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  const response = await findRoute(name).POST(new Request('http://0.0.0.0:3000/', init));
  return [response.status, await response.json()];
}

async function findToken(visit: string, host = MEDICARE_HOST): Promise<string> {
  const answer = await get('token', `?session_id=${visit}`, { host, 'user-agent': VISITOR_AGENT });
  return ((await answer.json()) as { token: string }).token;
}

/** A paid call with a token of its own visit. */
async function pay(name: string, body: object, host = MEDICARE_HOST, visit = 's1'): Promise<[number, unknown]> {
  const token = await findToken(visit, host);
  return post(name, { session_id: visit, token, ...body }, host);
}

async function get(name: string, query = '', headers: Record<string, string> = {}): Promise<Response> {
  return findRoute(name).GET(
    new Request(`http://0.0.0.0:3000/${query}`, { headers: { host: MEDICARE_HOST, ...headers } }),
  );
}

async function listStoredLeads() {
  const { getStore } = await import('@/lib/server/process/open-store');
  const outbox = await getStore().outbox();
  await outbox.fill('2020-01-01', '2999-01-01');
  const items = await outbox.claim(1000, 0);
  return items.flatMap(({ payload }) => (payload.kind === 'lead' ? [payload.lead] : []));
}

const eventBody = () => ({
  type: 'track',
  event: 'pageView',
  timestamp: AT,
  sessionId: 'session',
  anonymousId: randomUUID(),
  properties: { eventId: randomUUID(), stepName: 'zip' },
});

const envelope = { local_hour: 14, url: 'https://m10.localhost/otc-savings', version: 17 };
const mappedLead = { zip: '98101', contact: 'Bob Example', email: 'bob@example.com', tcpa: { text: 'invented' } };

test.each(['demandCheck', 'getPhone', 'checkIp'])('%s asks no provider for a crawler', async (name) => {
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const [status, answer] = await post(name, {}, MEDICARE_HOST, crawler);
  expect([status, answer]).toMatchObject([403, { error: { code: 'crawler' } }]);
  expect(await post(name, {})).not.toMatchObject([403, { error: { code: 'crawler' } }]);
});

describe('what is stored', () => {
  test('an event is accepted, and accepted again', async () => {
    const body = eventBody();
    expect(await post('event', body)).toEqual([202, { accepted: true }]);
    expect(await post('event', body)).toEqual([202, { accepted: true }]);
  });

  test('an event without its id is refused by name', async () => {
    expect(await post('event', { ...eventBody(), properties: {} })).toEqual([
      422,
      { error: { code: 'wrong-shape', message: 'The value at "properties.eventId" is missing or wrong.' } },
    ]);
  });

  test('a user is saved', async () => {
    expect(await post('user', { id: randomUUID(), updatedAt: AT, sessionId: 's' })).toEqual([200, { saved: true }]);
  });

  test('a lead is accepted with its consents', async () => {
    expect(await post('lead', makeLeadCall())).toEqual([202, { accepted: true }]);
  });

  test('a lead says whether its visitor had opted out, by the browser or by its header', async () => {
    const leads = [makeLeadCall(), { ...makeLeadCall(), isOptedOut: true }, makeLeadCall()];
    for (const [index, lead] of leads.entries())
      await post('lead', lead, MEDICARE_HOST, VISITOR_AGENT, index === 2 ? { 'sec-gpc': '1' } : {});
    const stored = await listStoredLeads();
    expect(leads.map(({ leadId }) => stored.find(({ id }) => id === leadId)?.isOptedOut)).toEqual([false, true, true]);
  });

  test('of a lead only valid answers to our own questions are stored, and one bad answer never costs the lead', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const values = {
      ...{ zipcode: ' 33101 ', firstName: 'Ada', email: 'bad', dob: '13/13/1990', age: 500, phone: '2065550123' },
      ...{ callConsent: 'garbage', smsConsent: true, planted: 'by hand', nested: { deep: 'Lovelace' } },
    };
    const lead = { ...makeLeadCall(), values };
    expect(await post('lead', lead)).toEqual([202, { accepted: true }]);
    const stored = await listStoredLeads();
    const kept = { zipcode: '33101', firstName: 'Ada', phone: '(206) 555-0123' };
    expect(stored.find(({ id }) => id === lead.leadId)?.values).toEqual(kept);
    const log = printed.mock.calls.map(([line]) => String(line)).join('');
    expect(log).toMatch(/"lead answers dropped","brand":"m10","count":7/);
    expect(log).not.toMatch(/\bbad\b|garbage|Lovelace|by hand|planted/);
  });
});

describe('build', () => {
  test('names the build that answers, never from a cache', async () => {
    const response = await get('build');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ buildId: expect.any(String) as string });
  });
});

test.each(['GET', 'POST'] as const)('%s of a call that there is not is 404 in the one error shape', async (method) => {
  const response = await findRoute('unknown')[method](new Request('http://0.0.0.0:3000/api/nope', { method }));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 'unknown-call', message: 'There is no such call.' } });
});

describe('location', () => {
  test('a ZIP is looked up, of several the last', async () => {
    const response = await get('location', '?zip_code=10001&zip_code=33101');
    expect(await response.json()).toMatchObject({ zipCode: '33101', city: 'Miami', county: 'Miami-Dade' });
  });

  test.each([
    ['?zip_code=00001', 404, 'unknown-zip'],
    ['?zip_code=3310', 400, 'malformed'],
    ['?zip_code=', 400, 'malformed'],
    ['?zip_code=３３１０１', 400, 'malformed'],
  ])('%s → %d', async (query, status, code) => {
    const response = await get('location', query);
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
  });

  test('without a ZIP it is the caller’s own, and nothing is known of it', async () => {
    const response = await get('location', '', { 'x-forwarded-for': '6.6.6.6', 'cf-ipcity': 'Miami' });
    expect(await response.json()).toEqual({ city: null, state: null, postalCode: null, value: '127.0.0.1', isp: null });
  });
});

describe('MediaAlpha', () => {
  const inbound = { max: 1, call_type: 'Inbound', transfer_type: 'cold' };
  const demandCheck = (zip: string) => ({ ...envelope, ...inbound, data: { zip } });

  test('a bid is passed on', async () => {
    const [status, body] = await pay('demandCheck', demandCheck('00001'));
    expect([status, (body as { parsed: { ctc: unknown } }).parsed.ctc]).toEqual([200, { ev: 4.2 }]);
  });

  test.each(['demandCheck', 'getPhone'])('%s: whatever an ad names itself by costs no bid', async (name) => {
    const long = { sub_1: 'a'.repeat(300), sub_2: `${'b'.repeat(255)}🎉`, sub_3: 'c'.repeat(512) };
    const source = [long.sub_1];
    expect((await pay(name, { ...demandCheck('33101'), ...long, source }))[0]).toBe(200);
    const sent = sandbox.calls().at(-1)?.body as { source: string[]; sub_1: string; sub_2: string; sub_3: string };
    expect([sent.sub_1, sent.sub_2, sent.sub_3]).toEqual(['a'.repeat(256), 'b'.repeat(255), 'c'.repeat(256)]);
    expect(sent.source[0]).toBe(sent.sub_1);
  });

  test('a failure is 502 with its reason', async () => {
    const [status, body] = await pay('demandCheck', demandCheck('00004'));
    expect([status, body]).toEqual([502, { error: { code: 'status', message: 'The provider refused.' } }]);
  });

  test('a number is leased', async () => {
    const [status, body] = await pay('getPhone', { ...envelope, data: { zip: '33101' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      phone: expect.stringMatching(/^\+120655501\d\d$/) as string,
      expiresInSeconds: 300,
      source: 'lease',
    });
  });

  const leadidId = randomUUID();
  const PERSON = { zipcode: '33101', firstName: 'Ada', lastName: 'Lovelace', phone: '(206) 555-0123', leadidId };
  const lastSent = () => sandbox.calls().at(-1)?.body as { data: Record<string, unknown>; url: string };

  /** What goes out for a lead that is stored, whatever the browser says to be its content. */
  async function sendLeadAndPay(lead: ReturnType<typeof makeLeadCall>, change: { readonly sessionId?: string } = {}) {
    const visit = randomUUID();
    const { sessionId } = { sessionId: visit, ...change };
    const token = await findToken(sessionId);
    expect(await post('lead', { ...lead, sessionId, token })).toEqual([202, { accepted: true }]);
    return askForLead(lead.leadId, visit);
  }

  async function askForLead(
    leadId: string | undefined,
    visit: string,
    host = MEDICARE_HOST,
    told: object = mappedLead,
  ) {
    expect((await pay('getPhone', { ...envelope, data: told, lead_id: leadId }, host, visit))[0]).toBe(200);
    return lastSent().data;
  }

  test('with consent the provider gets the stored lead, nothing of what the browser says to be in it', async () => {
    const lead = makeLeadCall(true, PERSON);
    expect(await sendLeadAndPay(lead)).toEqual({
      ...{ zip: '33101', county: 'Miami-Dade', contact: 'Ada Lovelace', phone: '2065550123' },
      tcpa: {
        ...{ call_consent: 1, sms_consent: 0, email_consent: 1 },
        ...{ text: lead.consents[0]?.text, url: 'https://m10.localhost/otc-savings/consent' },
      },
      leadid_id: leadidId,
    });
  });

  test('without consent of the stored lead its place alone goes out', async () => {
    expect(await sendLeadAndPay(makeLeadCall(false, PERSON))).toEqual({ zip: '33101' });
    expect(await sendLeadAndPay({ ...makeLeadCall(true, PERSON), consents: [] })).toEqual({ zip: '33101' });
  });

  test('without a stored lead nobody goes out, and no unknown key', async () => {
    expect(await askForLead(undefined, randomUUID())).toEqual({ zip: '98101' });
    const odd = { zip: 'Ada Lovelace', home_ownership: 'x', current_company: 'Bob', planted: 1 };
    expect(await askForLead(undefined, randomUUID(), 'tqg.localhost', odd)).toEqual({ zip: 'auto' });
  });

  test.each<[string, Partial<ReturnType<typeof makeConsentCall>>]>([
    ['invented words', { text: 'I agree' }],
    ['words for another number', { text: makeConsentCall(true, { ...PERSON, phone: '(206) 555-0199' }).text }],
    ['another button', { buttonLabel: 'Continue' }],
    ['a box that is not on the page', { recipients: [{ id: 'mediaalpha', name: 'Somebody', granted: true }] }],
    ['another page', { pagePath: '/somewhere' }],
    ['another language', { language: 'spanish' }],
  ])('a consent in %s is kept as it came and releases nobody', async (_name, change) => {
    const act = { ...makeConsentCall(true, PERSON), ...change };
    const lead = { ...makeLeadCall(true, PERSON), consents: [act] };
    const visit = randomUUID();
    expect(await sendLeadAndPay(lead, { sessionId: visit })).toEqual({ zip: '98101' });
    expect(await askForLead(lead.leadId, visit)).toEqual({ zip: '33101' });
    const { getStore } = await import('@/lib/server/process/open-store');
    const stored = await getStore().findLead({ brand: 'm10', leadId: lead.leadId, sessionId: visit });
    expect(stored?.acts).toEqual([
      {
        ...{ text: act.text, pagePath: act.pagePath, recipients: act.recipients, isOwnWords: false },
        ...{ isFromPage: true, leadidId, trustedFormCertificateId: null },
      },
    ]);
  });

  test('the address that a provider gets is one of ours, and names nobody', async () => {
    for (const name of ['getPhone', 'demandCheck']) {
      await pay(
        name,
        { ...demandCheck('33101'), url: 'https://evil.example/?email=mary@x.example' },
        MEDICARE_HOST,
        randomUUID(),
      );
      expect(lastSent().url).toBe(`https://${brands.m10.hosts[0]}`);
      await pay(
        name,
        { ...demandCheck('33101'), url: 'http://m10.localhost:3000/otc-savings?gclid=1&email=mary' },
        MEDICARE_HOST,
        randomUUID(),
      );
      expect(lastSent().url).toBe('http://m10.localhost:3000/otc-savings?gclid=1');
    }
  });

  test('a paid call asks for a token of its own visit', async () => {
    for (const [name, body] of [
      ['getPhone', { ...envelope, data: {} }],
      ['demandCheck', demandCheck('00001')],
    ] as const) {
      expect((await pay(name, body))[0]).toBe(200);
      const asked = sandbox.calls().length;
      expect((await pay(name, { ...body, token: undefined }))[0]).toBe(403);
      expect((await pay(name, { ...body, token: 'made up' }))[0]).toBe(403);
      expect((await pay(name, { ...body, session_id: 'another' }))[0]).toBe(403);
      expect(sandbox.calls()).toHaveLength(asked);
    }
  });

  test('a token of the previous secret still pays, one of an unknown secret does not', async () => {
    const holder = { brand: 'm10', sessionId: 's1', userAgent: VISITOR_AGENT } as const;
    for (const [secret, status] of [
      [PREVIOUS_SECRET, 200],
      ['a secret that is nobody’s', 403],
    ] as const) {
      const { token } = await createCallToken(holder, secret, Date.now());
      expect((await pay('getPhone', { ...envelope, data: {}, token }))[0]).toBe(status);
    }
  });

  test.each(['getPhone', 'demandCheck', 'checkIp'])(
    '%s is for browsers, which say where they come from',
    async (name) => {
      const headers = { host: MEDICARE_HOST, 'content-type': 'application/json' };
      const request = new Request('http://0.0.0.0:3000/', { method: 'POST', body: '{}', headers });
      expect((await findRoute(name).POST(request)).status).toBe(403);
    },
  );

  test('a token is asked for with or without a session, never with one that is too long', async () => {
    expect((await get('token')).status).toBe(200);
    expect((await get('token', `?session_id=${'x'.repeat(129)}`)).status).toBe(400);
  });

  test('a placement of zeros asks nobody', async () => {
    const { placementId } = brands.m10.mediaAlpha;
    vi.spyOn(placementId, 'value', 'get').mockReturnValue('00000000-0000-0000-0000-000000000000');
    const before = sandbox.calls().length;
    const [status, body] = await pay('getPhone', { ...envelope, data: {} });
    expect([status, (body as { error: { code: string } }).error.code]).toEqual([502, 'placement']);
    expect(sandbox.calls()).toHaveLength(before);
  });
});

test('the caller’s address is judged by the server’s own word for it', async () => {
  const [status, body] = await post('checkIp', { ip: '203.0.113.85', userId: randomUUID(), sessionId: 's' });
  expect([status, (body as { risk: string }).risk]).toEqual([200, 'low']);
  expect(sandbox.calls().at(-1)?.path).toContain('/127.0.0.1?');
});

test.each([
  ['this secret', SECRET],
  ['the previous secret', PREVIOUS_SECRET],
])('personal parameters sealed with %s are handed over once, and both cookies go', async (_, secret) => {
  const sealed = await sealPersonal({ firstname: 'Ada' }, secret, Date.now());
  const response = await get('session', '', { cookie: `a=1; ${PERSONAL_COOKIE_NAME}=${sealed}` });
  expect(await response.json()).toEqual({ personal: { firstname: 'Ada' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.getSetCookie().map((cookie) => cookie.split('; ')[2])).toEqual(['Max-Age=0', 'Max-Age=0']);
});

test.each(['', `${PERSONAL_COOKIE_NAME}=forged`])('the cookie %j holds nothing personal', async (cookie) => {
  expect(await (await get('session', '', { cookie })).json()).toEqual({ personal: {} });
});

test('another site may not fetch what is personal', async () => {
  expect((await get('session', '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('health needs no host of a brand', async () => {
  expect((await get('health', '', { host: '10.0.0.1' })).status).toBe(200);
  expect((await get('ready', '', { host: '10.0.0.1' })).status).toBe(200);
});
