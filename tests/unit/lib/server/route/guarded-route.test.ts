import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import { readOutcome } from '@/lib/browser/delivery/delivery';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { closeBrands } from '@/lib/server/platform/closed-brands';
import { setSwitchedOff } from '@/lib/server/platform/switched-off';
import { getRoute, postRoute } from '@/lib/server/route/guarded-route';
import { reply } from '@/lib/server/request/reply';
import * as ownBundle from '@/lib/server/records/write-queue';

const BODY = { id: '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d', updatedAt: '2026-01-01T00:00:00.000Z', sessionId: 's' };
const PAID_BODY = { userId: BODY.id, sessionId: 's' };

const saved = vi.fn<(body: unknown, brand: string) => void>();
const route = postRoute('setUser', brands, (body, { brand }) => {
  saved(body, brand.code);
  return Promise.resolve(reply(200, { saved: true }));
});

let written: string[];

beforeEach(() => {
  saved.mockClear();
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

afterEach(async () => {
  await endOfTurn();
  vi.restoreAllMocks();
});

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://0.0.0.0:3000/api/user/set', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host: 'tqg.localhost:3000', 'content-type': 'application/json', ...headers },
  });
}

test('a good call reaches its handler with the brand of the host', async () => {
  const response = await route.POST(post(BODY));
  expect(response.status).toBe(200);
  expect(saved).toHaveBeenCalledWith(BODY, 'tqg');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['an unknown host', post(BODY, { host: 'evil.example' }), 421, 'unknown-host', 'retry'],
  ['another site', post(BODY, { 'sec-fetch-site': 'cross-site' }), 403, 'foreign-origin', 'retry'],
  ['a foreign origin', post(BODY, { origin: 'https://evil.example' }), 403, 'foreign-origin', 'retry'],
  ['a form', post('id=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'not-json', 'retry'],
  ['too much', post(JSON.stringify('x'.repeat(70_000))), 413, 'too-large', 'dropped'],
  ['half a body', post('{"id":'), 400, 'malformed', 'retry'],
  ['a way to the prototype', post('{"__proto__":{}}'), 400, 'forbidden-key', 'dropped'],
  ['too many keys', post(JSON.stringify(Array(600).fill({ a: 1 }))), 400, 'too-complex', 'dropped'],
  ['a wrong value', post({ ...BODY, updatedAt: 'yesterday' }), 422, 'wrong-shape', 'dropped'],
  ['a date that is none', post({ ...BODY, updatedAt: '2026-13-01T00:00:00.000Z' }), 422, 'wrong-shape', 'dropped'],
])('%s is refused before the handler', async (_name, request, status, code, outcome) => {
  const response = await route.POST(request);
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { error: { code: string; message: string } };
  const { error } = answer;
  expect(error.code).toBe(code);
  expect(error.message).not.toBe('');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(saved).not.toHaveBeenCalled();
  // The browser gives up what is refused for its content, and nothing else.
  expect(readOutcome(answer)).toBe(outcome);
});

test('a brand that is switched off takes nothing, and the others do', async () => {
  setSwitchedOff([{ kind: 'brand', name: 'tqg', brand: null }], 0);
  try {
    const refused = await route.POST(post(BODY));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(saved).not.toHaveBeenCalled();
    expect((await route.POST(post(BODY, { host: 'm10.localhost:3000' }))).status).toBe(200);
  } finally {
    setSwitchedOff([]);
  }
});

test('a wrong shape names the key and never repeats the value', async () => {
  const response = await route.POST(post({ ...BODY, sessionId: { secret: 'ada@example.com' } }));
  expect(await response.json()).toEqual({
    error: { code: 'wrong-shape', message: 'The value at "sessionId" is missing or wrong.' },
  });
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is not for this call', async (method) => {
  const response = await route[method](new Request('http://tqg.localhost/', { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(((await response.json()) as { error: { code: string } }).error.code).toBe('method-not-allowed');
});

test('a route that reads takes GET and HEAD, and asks for no body', async () => {
  const reading = getRoute('getBuild', brands, ({ brand, query }) =>
    reply(200, { buildId: `${brand.code} ${query.get('a')}` }),
  );
  const request = new Request('http://0.0.0.0/?a=1', { headers: { host: 'wc.localhost' } });
  expect(await (await reading.GET(request)).json()).toEqual({ buildId: 'wc 1' });
  expect((await reading.HEAD(request)).status).toBe(200);
  const refused = await reading.POST(request);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a bug of ours is a plain 500 that is counted, and the log has its name alone', async () => {
  const failing = postRoute('setUser', brands, () => Promise.reject(new RangeError('zoe@example.com')));
  const response = await failing.POST(post(BODY));
  expect(response.status).toBe(500);
  const told = await response.text();
  expect(JSON.parse(told)).toEqual({ error: { code: 'internal', message: expect.any(String) as string } });
  // Neither what happened nor where, nor what it runs on (reliability S13).
  expect(told).not.toMatch(/zoe|RangeError|at |\/|\d/);
  expect(await readMetrics()).toContain('status="500"} 1');
  expect(written.join('')).toMatch(/"errorName":"RangeError"/);
  expect(written.join('')).not.toMatch(/zoe/);
});

test('what is written while a call is answered carries the id that its reply carries', async () => {
  const failing = postRoute('setUser', brands, () => Promise.reject(new RangeError('any')));
  const response = await failing.POST(post(BODY));
  await endOfTurn();
  const lines = written.join('').trimEnd().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId);
  const id = response.headers.get('x-request-id');
  expect(ids).toEqual([id, id]);
});

test('a paid call must say where it comes from', async () => {
  const paid = postRoute('checkIp', brands, () => Promise.resolve(new Response('{}')));
  expect((await paid.POST(post(PAID_BODY))).status).toBe(403);
  expect((await paid.POST(post(PAID_BODY, { 'sec-fetch-site': 'same-origin' }))).status).toBe(200);
  expect((await paid.POST(post(PAID_BODY, { origin: 'https://tqg.localhost:3000' }))).status).toBe(200);
  expect((await paid.POST(post(PAID_BODY, { origin: 'null' }))).status).toBe(403);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 403],
  ['Mozilla/5.0 (Linux; Android 11; moto g) Chrome/143.0 Mobile Safari/537.36 Chrome-Lighthouse', 403],
  ['facebookexternalhit/1.1', 403],
  ['Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)', 403],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/143.0.0.0 Safari/537.36', 403],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/143.0 Mobile Safari/537.36', 200],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1', 200],
])('for %s a paid call is answered with %i, and any other call is taken', async (userAgent, status) => {
  const ask = vi.fn(() => Promise.resolve(new Response('{}')));
  const paid = postRoute('checkIp', brands, ask);
  const headers = { 'user-agent': userAgent, 'sec-fetch-site': 'same-origin' };
  const response = await paid.POST(post(PAID_BODY, headers));
  expect(response.status).toBe(status);
  expect(ask).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  if (status === 403) expect(await response.json()).toMatchObject({ error: { code: 'crawler' } });
  expect((await route.POST(post(BODY, headers))).status).toBe(200);
});

test('a brand that is not ready takes and tells nothing, and closes no other', async () => {
  closeBrands(['tqg']);
  try {
    const reading = getRoute('getBuild', brands, () => reply(200, { buildId: 'a' }));
    const [ofTqg, ofWc] = ['tqg', 'wc'].map((brand) => ({ headers: { host: `${brand}.localhost` } }));
    for (const answer of [await route.POST(post(BODY)), await reading.GET(new Request('http://0.0.0.0/', ofTqg))]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
      expect(await answer.json()).toMatchObject({ error: { code: 'closed' } });
    }
    expect(saved).not.toHaveBeenCalled();
    expect((await reading.GET(new Request('http://0.0.0.0/', ofWc))).status).toBe(200);
  } finally {
    closeBrands([]);
  }
});

test('a store out of reach asks to come again, whichever bundle its error was made in', async () => {
  vi.resetModules();
  const elsewhere = await import('@/lib/server/records/write-queue');
  expect(elsewhere.StoreBusyError).not.toBe(ownBundle.StoreBusyError);
  for (const { StoreBusyError, StoreAwayError } of [ownBundle, elsewhere]) {
    for (const error of [new StoreBusyError('full'), new StoreAwayError('away')]) {
      const response = await postRoute('setUser', brands, () => Promise.reject(error)).POST(post(BODY));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    }
  }
  expect(await readMetrics()).toContain('funnel_dropped_total{where="busy"} 4');
});
