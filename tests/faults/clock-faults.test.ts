import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseVisit } from '@/lib/server/limits/refuse-over-limit';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { Breaker } from '@/lib/server/outbound/breaker';
import { createAsk } from '@/lib/server/outbound/guarded-ask';
import { openFaultyProviders, type FaultyProviders } from '@/tests/support/faulty-provider';

const HOUR_MS = 3_600_000;
const STEPS = [HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS, -400 * 24 * HOUR_MS];
const PER_VISIT = 6;

let providers: FaultyProviders;
let printed: string[];
let folder: string;

beforeAll(async () => {
  providers = await openFaultyProviders(1);
  folder = mkdtempSync(join(tmpdir(), 'clock-faults-'));
  Object.assign(process.env, {
    LIMIT_FACTOR: '1',
    SPOOL_FOLDER: folder,
    DATABASE_URL: 'postgres://root@127.0.0.1:1/none',
  });
});

afterAll(async () => {
  await providers.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => vi.useRealTimers());

/** Sets the machine's clock, as its owner or a time server would. */
function step(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

describe.each(STEPS)('a clock that is set by %d ms', (ms) => {
  test('gives no visit a second share', () => {
    // Within one window: the clock that counts stands still.
    vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const visit = { session_id: randomUUID() };
    const take = () => refuseVisit('checkDemand', visit) === undefined;
    const before = Array.from({ length: PER_VISIT }, take);
    step(ms);
    expect([...before, take()]).toEqual([...before.map(() => true), false]);
  });

  test('neither opens nor keeps open a breaker', async () => {
    let now = 0;
    const breaker = new Breaker();
    const budget = { take: () => Promise.resolve(true) };
    const ask = createAsk({ budget, breaker, now: () => now });
    const call = () => ask({ url: `${providers.urls[0]}/`, limitMs: 5000, brand: 'm10', address: undefined });
    providers.behave((_request, response) => response.writeHead(500).end());
    for (let turn = 0; turn < 20; turn += 1) await call();
    step(ms);
    expect(await call()).toEqual({ ok: false, reason: 'busy' });
    providers.behave((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    now += 5000;
    expect(await call()).toEqual({ ok: true, value: {} });
  });

  test('makes no duration negative, and no request fail', async () => {
    const { POST } = await import('@/app/api/event/create/route');
    const at = new Date().toISOString();
    const body = JSON.stringify({
      type: 'track',
      event: 'pageView',
      timestamp: at,
      sessionId: randomUUID(),
      anonymousId: randomUUID(),
      properties: { eventId: randomUUID(), timestamp: at },
    });
    const headers = { host: 'm10.localhost', 'content-type': 'application/json' };
    const answer = POST(new Request('http://x/api/event/create', { method: 'POST', headers, body }));
    step(ms);
    expect((await answer).status).toBe(202);
    await endOfTurn();
    const lines = printed.join('').trimEnd().split('\n');
    const durations = lines.flatMap((line) => (JSON.parse(line) as { ms?: number }).ms ?? []);
    expect(durations.length).toBeGreaterThan(0);
    expect(durations.filter((one) => one < 0)).toEqual([]);
    expect(await readMetrics()).not.toMatch(/_seconds_sum\{[^}]*\} -/);
  });
});
