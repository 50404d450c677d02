import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeHostileRequests, type HostileMethod, type HostileRequest } from '@/tests/support/hostile-requests';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';

const SEED = 6;
const CASES = 4000;
const AT = '2026-01-02T03:04:05.678Z';
/** What a provider does is not of our making; neither is asked for by these words. */
const PROVIDER_CODES = ['timeout', 'refused', 'status', 'shape', 'absent', 'busy', 'budget', 'placement', 'address'];

type Handler = (request: Request) => Promise<Response> | Response;

let sandbox: Sandbox;
let folder: string;
let routes: Readonly<Record<string, Readonly<Record<HostileMethod, Handler>>>>;
let written: string[];
let good: Readonly<Record<string, object | undefined>>;

async function findToken(): Promise<string> {
  const headers = { host: 'm10.localhost', 'user-agent': 'Agent/1.0' };
  const response = await routes['token']?.GET(new Request('http://x/?session_id=s1', { headers }));
  return ((await response?.json()) as { token: string }).token;
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'hostile-requests-'));
  Object.assign(process.env, {
    APP_ENV: 'development',
    SESSION_SECRET: 'a secret for hostile requests',
    DATABASE_URL: `file:${join(folder, 'store')}`,
    SPOOL_FOLDER: join(folder, 'spool'),
    MEDIAALPHA_URL: `${sandbox.url}/mediaalpha`,
    IPQS_URL: `${sandbox.url}/ipqs`,
    QUINSTREET_URL: `${sandbox.url}/quinstreet`,
    QUOTEWIZARD_URL: `${sandbox.url}/quotewizard`,
    TRUSTED_PROXY_HOPS: '1',
  });
  routes = {
    event: await import('@/app/api/event/create/route'),
    user: await import('@/app/api/user/set/route'),
    lead: await import('@/app/api/lead/create/route'),
    demandCheck: await import('@/app/api/mediaalpha/demand-check/route'),
    getPhone: await import('@/app/api/mediaalpha/get-phone/route'),
    checkIp: await import('@/app/api/ipqs/check-ip/route'),
    ads: await import('@/app/api/ads/list/route'),
    location: await import('@/app/api/location/route'),
    token: await import('@/app/api/ipqs/token/route'),
    session: await import('@/app/api/session/route'),
    thirdParties: await import('@/app/api/third-parties/route'),
    frame: await import('@/app/api/tag-manager/frame/route'),
    health: await import('@/app/api/health/route'),
    ready: await import('@/app/api/health/ready/route'),
    build: await import('@/app/api/build/route'),
    unknown: await import('@/app/api/[...rest]/route'),
  };
  const { getStore } = await import('@/lib/server/store/open-store');
  await (await getStore()).ping();
  const envelope = { local_hour: 14, url: 'https://m10.localhost/', version: 17, session_id: 's1' };
  const token = await findToken();
  good = {
    event: {
      type: 'track',
      event: 'pageView',
      timestamp: AT,
      sessionId: 's1',
      anonymousId: randomUUID(),
      properties: { eventId: randomUUID(), stepName: 'zip', stepNumber: 1, path: '/otc-savings' },
    },
    user: { id: randomUUID(), updatedAt: AT, sessionId: 's1', values: { zipcode: '33101' } },
    lead: {
      leadId: randomUUID(),
      anonymousId: randomUUID(),
      sessionId: 's1',
      product: 'medicare',
      pageName: 'otc-savings',
      form: 'medicare',
      formVersion: '1',
      createdAt: AT,
      paid: false,
      values: { zipcode: '33101', firstName: 'Ada', leadidId: 'jornaya' },
      consents: [
        {
          consentId: randomUUID(),
          text: 'I agree',
          language: 'english',
          buttonLabel: 'Continue',
          recipients: [{ id: 'mediaalpha', name: 'MediaAlpha, Inc.', granted: true }],
          actedAt: AT,
          pagePath: '/otc-savings/contact',
        },
      ],
    },
    demandCheck: {
      ...envelope,
      token,
      data: { zip: '33101', state: 'FL' },
      max: 1,
      call_type: 'Inbound',
      transfer_type: 'cold',
    },
    getPhone: { ...envelope, token, data: { zip: '33101', state: 'FL' }, lead_id: randomUUID() },
    checkIp: { userId: randomUUID(), sessionId: 's1', ip: '6.6.6.6', ua: 'Forged/1.0' },
    ads: { provider: 'quinstreet', zipcode: '33101', url: 'https://tqg.localhost/', sessionId: 's1' },
    ...Object.fromEntries(
      ['location', 'token', 'session', 'thirdParties', 'frame', 'health', 'ready', 'build', 'unknown'].map((name) => [
        name,
        undefined,
      ]),
    ),
  };
});

afterAll(async () => {
  await sandbox.close();
  const { getStore } = await import('@/lib/server/store/open-store');
  await (await getStore()).close();
  rmSync(folder, { recursive: true });
});

function build({ route, method, query, headers, body }: HostileRequest): Request {
  const usual = new Headers({
    host: route === 'ads' ? 'tqg.localhost' : 'm10.localhost',
    'content-type': 'application/json',
    'user-agent': 'Agent/1.0',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '203.0.113.7',
  });
  for (const [name, value] of headers) usual.set(name, value);
  return new Request(`http://0.0.0.0:3000/api/${route}${query}`, { method, headers: usual, ...(body && { body }) });
}

/** What is wrong with an answer; undefined when it is one that we meant to give. */
async function findFault(response: Response): Promise<string | undefined> {
  const text = await response.text();
  if (!response.headers.has('x-request-id')) return 'no request id';
  if (response.status < 400) return undefined;
  if (/\bat \S+:\d|node_modules|\.[jt]s\b|Error\b/.test(text)) return `a trace: ${text}`;
  const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') return `another error shape: ${text}`;
  if (response.status === 405 && !response.headers.has('allow')) return 'no Allow';
  const isOurs = response.status >= 500 && !PROVIDER_CODES.includes(error.code);
  return isOurs ? `${response.status} ${error.code}` : undefined;
}

beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

test('of thousands of hostile requests none makes us fail, and each is answered in our own words', async () => {
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (const hostile of makeHostileRequests(SEED, CASES, good)) {
    const handler = routes[hostile.route]?.[hostile.method];
    if (!handler) throw new Error(`no ${hostile.method} ${hostile.route}`);
    const response = await handler(build(hostile));
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const fault = await findFault(response);
    if (fault === undefined) continue;
    const body = typeof hostile.body === 'string' ? hostile.body.slice(0, 400) : hostile.body;
    faults.push(`${fault} of ${JSON.stringify({ ...hostile, body })}`);
  }
  expect(faults.slice(0, 5)).toEqual([]);
  // A set that is refused at the first gate would prove nothing.
  for (const status of [200, 202, 400, 403, 404, 405, 413, 415, 421, 422])
    expect(statuses.get(status)).toBeGreaterThan(5);
  expect(written.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
}, 120_000);
