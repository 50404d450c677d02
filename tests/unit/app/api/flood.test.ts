import { beforeEach, expect, test, vi } from 'vitest';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeRandom } from '@/tests/support/seeded-random';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

const FORGED = 10_000;
const PER_BLOCK = 30;
const PER_MINUTE = 70;
/** A tenth, what one wide block may take. */
const SHARE = 7;

type Handler = (request: Request) => Promise<Response> | Response;

let getPhone: Handler;
let getToken: Handler;

const sandbox = ownHandlers(
  (url) => ({
    SESSION_SECRET: 'a secret for the flood of requests',
    MEDIAALPHA_URL: `${url}/mediaalpha`,
    MEDIAALPHA_CALLS_PER_MINUTE: String(PER_MINUTE),
    TRUSTED_PROXY_HOPS: '1',
    LIMIT_FACTOR: '1',
  }),
  async () => {
    ({ POST: getPhone } = await import('@/app/api/mediaalpha/get-phone/route'));
    ({ GET: getToken } = await import('@/app/api/ipqs/token/route'));
  },
);

beforeEach(() => {
  // Between two windows a sender gets two shares: the clock of the limits stands still.
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
});

const headers = {
  host: 'm10.localhost',
  'user-agent': VISITOR_AGENT,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

async function findToken(visit: string): Promise<string | undefined> {
  const response = await getToken(new Request(`http://x/?session_id=${visit}`, { headers }));
  return ((await response.json()) as { token?: string }).token;
}

async function pay(visit: string, token: string | undefined, forwardedFor: string): Promise<number> {
  const body = JSON.stringify({
    local_hour: 14,
    url: 'https://m10.localhost/',
    version: 17,
    session_id: visit,
    token,
    data: { zip: '33101' },
  });
  const init = { method: 'POST', headers: { ...headers, 'x-forwarded-for': forwardedFor }, body };
  return (await getPhone(new Request('http://x/', init))).status;
}

test('ten thousand forged addresses are one sender, who spends no more than a block’s share of the budget', async () => {
  const random = makeRandom(12);
  const part = () => Math.floor(random() * 256);
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < FORGED; turn += 1) {
    const forged = `${part()}.${part()}.${part()}.${part()}`;
    // As long as calls are let through, each is a visit of its own with a good token.
    const visit = `visit ${Math.min(turn, 2 * PER_BLOCK)}`;
    const token = turn < 2 * PER_BLOCK ? await findToken(visit) : undefined;
    const status = await pay(visit, token, `${forged}, 203.0.113.${part()}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBe(FORGED - PER_BLOCK);
  expect((statuses.get(200) ?? 0) + (statuses.get(503) ?? 0)).toBe(PER_BLOCK);
  // The store counts by its own clock: a minute may end in between.
  expect(sandbox.calls().length).toBeLessThanOrEqual(2 * SHARE);
  expect(sandbox.calls().length).toBeGreaterThanOrEqual(SHARE);
}, 60_000);
