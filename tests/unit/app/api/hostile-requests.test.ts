import { beforeEach, expect, test, vi } from 'vitest';
import { GOOD_CALL_VISIT, importGoodRoutes, listGoodCalls } from '@/tests/support/good-calls';
import { makeHostileRequests, type HostileMethod, type HostileRequest } from '@/tests/support/hostile-requests';
import { ownHandlers } from '@/tests/support/own-handlers';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const SEED = 6;
const CASES = 4000;
/** What a provider does is not of our making; neither is asked for by these words. */
const PROVIDER_CODES = ['timeout', 'refused', 'status', 'shape', 'absent', 'busy', 'budget', 'placement', 'address'];

type Handler = (request: Request) => Promise<Response> | Response;

let routes: Readonly<Record<string, Readonly<Record<HostileMethod, Handler>>>>;
let written: string[];
let good: Readonly<Record<string, object | undefined>>;

async function findToken(): Promise<string> {
  const headers = { host: 'm10.localhost', 'user-agent': VISITOR_AGENT };
  const response = await routes['/api/ipqs/token']?.GET(
    new Request(`http://x/?session_id=${GOOD_CALL_VISIT}`, { headers }),
  );
  return ((await response?.json()) as { token: string }).token;
}

ownHandlers(
  (url) => ({
    SESSION_SECRET: 'a secret for hostile requests',
    MEDIAALPHA_URL: `${url}/mediaalpha`,
    IPQS_URL: `${url}/ipqs`,
    QUINSTREET_URL: `${url}/quinstreet`,
    QUOTEWIZARD_URL: `${url}/quotewizard`,
    TRUSTED_PROXY_HOPS: '1',
  }),
  async () => {
    routes = {
      ...(await importGoodRoutes()),
      '/api/location': await import('@/app/api/location/route'),
      '/api/session': await import('@/app/api/session/route'),
      '/api/visit': await import('@/app/api/visit/route'),
      '/api/tag-manager/frame': await import('@/app/api/tag-manager/frame/route'),
      '/api/health': await import('@/app/api/health/route'),
      '/api/health/ready': await import('@/app/api/health/ready/route'),
      '/api/build': await import('@/app/api/build/route'),
      '/api/unknown': await import('@/app/api/[...rest]/route'),
    };
    good = listGoodCalls(await findToken());
  },
);

function build({ route, method, query, headers, body }: HostileRequest): Request {
  const usual = new Headers({
    host: route === '/api/ads/list' ? 'tqg.localhost' : 'm10.localhost',
    'content-type': 'application/json',
    'user-agent': VISITOR_AGENT,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '203.0.113.7',
  });
  for (const [name, value] of headers) usual.set(name, value);
  return new Request(`http://0.0.0.0:3000${route}${query}`, { method, headers: usual, ...(body && { body }) });
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
