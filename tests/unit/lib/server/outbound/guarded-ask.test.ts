import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { Breaker } from '@/lib/server/outbound/breaker';
import type { Budget } from '@/lib/server/outbound/budget';
import { createAsk } from '@/lib/server/outbound/guarded-ask';

const servers: Server[] = [];
const now = () => performance.now();

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

function makeBudget(isGiven = true): Budget & { readonly take: ReturnType<typeof vi.fn<Budget['take']>> } {
  return { take: vi.fn<Budget['take']>().mockResolvedValue(isGiven) };
}

test.each([
  [500, 20],
  [503, 20],
  [429, 20],
  [400, 60],
  [302, 60],
])('a provider that answers %d is asked %d times of 60, each once', async (status, expected) => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  const ask = createAsk({ budget: makeBudget(), breaker: new Breaker(), now: () => 0 });
  const reasons = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const result = await ask({ url, limitMs: 5000, body: {}, brand: 'm10', address: undefined });
    reasons.push(result.ok ? 'ok' : result.reason);
  }
  expect(asked).toBe(expected);
  expect(reasons.filter((reason) => reason === 'busy')).toHaveLength(60 - expected);
});

test('of many at once fifty are under way, and the rest are refused without waiting', async () => {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const url = await serve((_request, response) => {
    asked += 1;
    waiting.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  const budget = makeBudget();
  const ask = createAsk({ budget, breaker: new Breaker(), now: () => 0 });
  const answers = Array.from({ length: 200 }, () => ask({ url, limitMs: 15_000, brand: 'm10', address: undefined }));
  await vi.waitFor(() => expect(waiting).toHaveLength(50), { timeout: 10_000 });
  for (const finish of waiting) finish();
  const results = await Promise.all(answers);
  expect(results.filter(({ ok }) => ok)).toHaveLength(50);
  expect(results.filter((result) => !result.ok && result.reason === 'busy')).toHaveLength(150);
  expect([asked, budget.take.mock.calls.length]).toEqual([50, 50]);
});

test('what nobody budgeted is not asked, and says nothing of the provider', async () => {
  const listener = vi.fn<RequestListener>();
  const url = await serve(listener);
  const breaker = new Breaker();
  const ask = createAsk({ budget: makeBudget(false), breaker, now });
  for (let turn = 0; turn < 40; turn += 1) {
    expect(await ask({ url, limitMs: 1000, brand: 'm10', address: undefined })).toEqual({
      ok: false,
      reason: 'budget',
    });
  }
  expect(listener).not.toHaveBeenCalled();
  expect(breaker.isOpen()).toBe(false);
});

test('a visitor who has waited long enough already has nobody asked', async () => {
  const listener = vi.fn<RequestListener>();
  const url = await serve(listener);
  const ask = createAsk({ budget: makeBudget(), breaker: new Breaker(), now: () => 3000 });
  const result = await ask({ url, limitMs: 2800, brand: 'm10', address: undefined, since: 160 });
  expect(result).toEqual({ ok: false, reason: 'timeout' });
  expect(listener).not.toHaveBeenCalled();
});

test('what the budget takes is taken from the time of the call', async () => {
  const url = await serve(() => undefined);
  const budget = { take: () => new Promise<boolean>((resolve) => setTimeout(resolve, 150, true)) };
  const startedAt = now();
  const result = await createAsk({ budget, breaker: new Breaker(), now })({
    url,
    limitMs: 400,
    brand: 'm10',
    address: undefined,
  });
  expect(result).toEqual({ ok: false, reason: 'timeout' });
  expect(now() - startedAt).toBeGreaterThanOrEqual(350);
});

test('a provider that is switched off is not asked, and spends nothing', async () => {
  const listener = vi.fn<RequestListener>();
  const [url, budget, breaker] = [await serve(listener), makeBudget(), new Breaker()];
  let isOff = true;
  const ask = createAsk({ budget, breaker, now, isOff: () => isOff });
  const request = { url, limitMs: 1000, brand: 'm10', address: undefined } as const;
  expect(await ask(request)).toEqual({ ok: false, reason: 'off' });
  expect([listener.mock.calls.length, budget.take.mock.calls.length]).toEqual([0, 0]);
  isOff = false;
  listener.mockImplementation((_request, response) => void response.end('{}'));
  await ask(request);
  expect(listener).toHaveBeenCalledTimes(1);
});
