import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signTestLink } from '@/lib/cookies/test-link';
import { TEST_COOKIE_MARKER_NAME, TEST_COOKIE_NAME } from '@/lib/cookies/test-visit-names';
import type { StoredConsent, StoredEvent, StoredLead, StoredUser } from '@/lib/server/records/store';
import { GOOD_CALL_VISIT, importGoodRoutes, listGoodCalls } from '@/tests/support/good-calls';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const SECRET = 'a secret for the tests of tests, long';
const HOST = 'm10.localhost:3000';
const PAID = ['/api/mediaalpha/demand-check', '/api/mediaalpha/get-phone', '/api/ipqs/check-ip', '/api/ads/list'];

type Handler = (request: Request) => Promise<Response> | Response;
type Route = Readonly<Record<'GET' | 'POST', Handler>>;
let routes: Readonly<Record<string, Route>>;
let readMetrics: () => Promise<string>;

const own = ownHandlers(
  (url) => ({
    ...{ SESSION_SECRET: SECRET, LIMIT_FACTOR: '1000', OFFICE_CLOCK: '2027-01-05T17:00Z' },
    ...{ MEDIAALPHA_URL: `${url}/mediaalpha`, IPQS_URL: `${url}/ipqs`, QUINSTREET_URL: `${url}/quinstreet` },
  }),
  async () => {
    routes = {
      ...(await importGoodRoutes()),
      '/api/visit': await import('@/app/api/visit/route'),
      '/api/tag-manager/frame': await import('@/app/api/tag-manager/frame/route'),
      '/api/test-visit': await import('@/app/api/test-visit/route'),
    };
    ({ readMetrics } = await import('@/lib/server/metrics/metrics'));
  },
);

/** What was last kept of each kind. */
const saved = { event: vi.fn(), user: vi.fn(), lead: vi.fn() };

let signed: string;

beforeAll(async () => {
  signed = await signTestLink('m10.localhost', 3600, SECRET, Date.now());
  const { getStore } = await import('@/lib/server/process/open-store');
  const store = getStore();
  const keep = { ...store };
  Object.assign(store, {
    saveEvents: (events: StoredEvent[]) => (saved.event(events[0]?.properties), keep.saveEvents(events)),
    saveUser: (user: StoredUser) => (saved.user(user.data), keep.saveUser(user)),
    saveLead: (lead: StoredLead, consents: StoredConsent[]) => (saved.lead(lead), keep.saveLead(lead, consents)),
  });
});

function send(path: string, cookie: string, body?: object, host = HOST): Promise<Response> | Response {
  const headers = {
    ...{ host, cookie, 'content-type': 'application/json', 'user-agent': VISITOR_AGENT },
    ...{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
  };
  const route = routes[path];
  if (!route) throw new Error(`no route ${path}`);
  const address = `http://${host}${path}?session_id=${GOOD_CALL_VISIT}`;
  if (body === undefined) return route.GET(new Request(address, { headers }));
  return route.POST(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function read(path: string, cookie: string, body?: object, host = HOST) {
  const answer = await send(path, cookie, body, host);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const cookieOf = (value: string) => `a=1; ${TEST_COOKIE_NAME}=${value}; ${TEST_COOKIE_MARKER_NAME}=1`;

async function listBodies(cookie: string) {
  const { body } = await read('/api/ipqs/token', cookie);
  return listGoodCalls(String(body['token']));
}

async function keepAll(cookie: string): Promise<readonly unknown[]> {
  const bodies = await listBodies(cookie);
  const paths = ['/api/event/create', '/api/user/set', '/api/lead/create'];
  const answers = [];
  for (const path of paths) answers.push(await read(path, cookie, bodies[path]));
  return answers;
}

describe('what comes with the signed link of a test', () => {
  test('is kept as a test, and counted as nothing else', async () => {
    expect(await keepAll(cookieOf(signed))).toEqual([
      { status: 202, body: { accepted: true, isTest: true } },
      { status: 200, body: { saved: true } },
      { status: 202, body: { accepted: true, isTest: true } },
    ]);
    for (const kept of Object.values(saved)) expect(kept.mock.lastCall?.[0]).toMatchObject({ isTest: true });
    const metrics = await readMetrics();
    for (const call of ['event', 'user', 'lead'])
      expect(metrics).toContain(`funnel_tests_total{brand="m10",call="${call}"} 1`);
    expect(metrics).toContain('funnel_leads_total{brand="m10"} 0');
    expect(metrics).not.toContain('funnel_events_total{');
  });

  test('is paid for by nobody, and refused as a page expects it', async () => {
    const bodies = await listBodies(cookieOf(signed));
    for (const path of PAID) {
      const { status, body } = await read(path, cookieOf(signed), bodies[path]);
      expect([path, status, body]).toMatchObject([path, 403, { error: { code: 'test' } }]);
    }
    expect(own.calls()).toEqual([]);
    expect(await readMetrics()).toContain('funnel_tests_total{brand="m10",call="paid"} 4');
  });

  test('is told to no third party', async () => {
    expect((await read('/api/visit', cookieOf(signed))).body).toHaveProperty('thirdParties', {});
    expect((await send('/api/tag-manager/frame', cookieOf(signed))).status).toBe(204);
  });
});

describe('what a browser says of itself', () => {
  test.each([
    ['a mark alone', () => `${TEST_COOKIE_MARKER_NAME}=1`],
    ['a forged cookie', () => cookieOf(`${signed.slice(0, -6)}AAAAAA`)],
    ['no cookie', () => ''],
  ])('is a visit as any other with %s', async (_name, buildCookie) => {
    const cookie = buildCookie();
    for (const kept of Object.values(saved)) kept.mockClear();
    const bodies = await listBodies(cookie);
    const event = bodies['/api/event/create'] as { readonly properties: object };
    const sent = { ...event, properties: { ...event.properties, isTest: true } };
    expect(await read('/api/event/create', cookie, sent)).toEqual({ status: 202, body: { accepted: true } });
    await keepAll(cookie);
    expect(saved.event).toHaveBeenCalledTimes(2);
    for (const kept of Object.values(saved)) {
      expect(kept).toHaveBeenCalled();
      for (const [record] of kept.mock.calls) expect(record).not.toHaveProperty('isTest');
    }
    expect((await send('/api/ipqs/check-ip', cookie, bodies['/api/ipqs/check-ip'])).status).toBe(200);
    expect((await read('/api/visit', cookie)).body).not.toHaveProperty('thirdParties', {});
    expect((await read('/api/test-visit', cookie, {})).body).toEqual({ secondsLeft: null });
  });

  test('on another host is one as well', async () => {
    expect((await read('/api/test-visit', cookieOf(signed), {}, 'bh.localhost:3000')).body).toEqual({
      secondsLeft: null,
    });
  });
});

test('a tester learns how long the test lasts, and ends it', async () => {
  const { body } = await read('/api/test-visit', cookieOf(signed), {});
  expect(body['secondsLeft']).toBeGreaterThan(3500);
  const ended = await send('/api/test-visit', cookieOf(signed), { ends: true });
  expect(await ended.json()).toEqual({ secondsLeft: null });
  expect(ended.headers.getSetCookie()).toEqual([
    `${TEST_COOKIE_NAME}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
    `${TEST_COOKIE_MARKER_NAME}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
  ]);
});
