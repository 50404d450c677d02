import { beforeEach, describe, expect, it } from 'vitest';
import { buildDeliveryKey, type Delivery } from '@/lib/browser/delivery/delivery';
import { DeliveryQueue, type DeliveryDependencies } from '@/lib/browser/delivery/delivery-queue';
import type { ValueStore } from '@/lib/browser/platform/storage';
import { makeMemoryStore } from '@/tests/support/memory-store';

const HOUR_MS = 60 * 60 * 1000;

let store: ValueStore;
let sent: string[];
let answers: number[];
let timers: { work: () => void; ms: number }[];
let now: number;

function makeQueue(more: Partial<DeliveryDependencies> = {}): DeliveryQueue {
  let alone: Promise<void> = Promise.resolve();
  return new DeliveryQueue({
    store,
    send: async ({ id }) => {
      sent.push(id);
      return Promise.resolve({ status: answers.shift() ?? 202 });
    },
    now: () => now,
    random: () => 0.5,
    schedule: (work, ms) => void timers.push({ work, ms }),
    withLock: (work) => (alone = alone.then(work)),
    ...more,
  });
}

function makeDelivery(id: string, more: Partial<Delivery> = {}): Delivery {
  return { id, path: '/api/event/create', body: { id }, kind: 'event', madeAt: now, personal: false, ...more };
}

function keep(delivery: Delivery): void {
  store.write(buildDeliveryKey(delivery), delivery);
}

async function runTimers(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const timer of timers.splice(0)) timer.work();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => {
  store = makeMemoryStore();
  sent = [];
  answers = [];
  timers = [];
  now = 1_000_000;
});

describe('the delivery queue', () => {
  it('keeps a delivery before the first send and forgets it after a 2xx', async () => {
    const seen: boolean[] = [];
    const queue = makeQueue({
      send: () => {
        seen.push(store.list('delivery.').length === 1);
        return Promise.resolve({ status: 202 });
      },
    });
    expect(await queue.deliver(makeDelivery('a'))).toBe('accepted');
    expect(seen).toEqual([true]);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('keeps what a failing server did not take, and sends it again later', async () => {
    answers = [503];
    const queue = makeQueue();
    expect(await queue.deliver(makeDelivery('a'))).toBe('retry');
    expect(store.list('delivery.')).toHaveLength(1);
    await runTimers();
    expect(sent).toEqual(['a', 'a']);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('a network error is the same as a failing server', async () => {
    const queue = makeQueue({ send: () => Promise.reject(new TypeError('offline')) });
    expect(await queue.deliver(makeDelivery('a'))).toBe('retry');
    expect(store.list('delivery.')).toHaveLength(1);
  });

  it('waits twice as long after each failure, never more than a minute, and as long as the server asks', async () => {
    answers = Array<number>(9).fill(500);
    const queue = makeQueue();
    await queue.deliver(makeDelivery('a'));
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      waits.push(timers[0]?.ms ?? -1);
      await runTimers();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('asks no sooner than the server says', async () => {
    const queue = makeQueue({ send: () => Promise.resolve({ status: 429, retryAfterMs: 20_000 }) });
    await queue.deliver(makeDelivery('a'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(timers[0]?.ms).toBe(20_000);
  });

  it('plans one retry at a time, however much fails meanwhile', async () => {
    const queue = makeQueue({ send: () => Promise.resolve({ status: 500 }) });
    for (const id of ['a', 'b', 'c']) await queue.deliver(makeDelivery(id));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(timers).toHaveLength(1);
  });

  it('what is made twice under one id is kept once, as it was made last', async () => {
    const queue = makeQueue({ send: () => Promise.resolve({ status: 500 }) });
    await queue.deliver(makeDelivery('a', { body: 1 }));
    now += 5;
    await queue.deliver(makeDelivery('a', { body: 2 }));
    expect(store.list('delivery.')).toEqual(['delivery.1000005.event.plain.a']);
  });

  it('sends at once no more than shares the keepalive quota', async () => {
    let inFlight = 0;
    let most = 0;
    const queue = makeQueue({
      send: async () => {
        inFlight += 20;
        most = Math.max(most, inFlight);
        await new Promise((resolve) => setTimeout(resolve, 0));
        inFlight -= 20;
        return { status: 202 };
      },
    });
    const body = 'x'.repeat(20 * 1024);
    Array.from({ length: 9 }, (_, index) => makeDelivery(`e${index}`, { body })).forEach(keep);
    await queue.flush();
    expect(most).toBe(40);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('gives up what the server will never take, and counts it', async () => {
    answers = [422];
    const queue = makeQueue();
    expect(await queue.deliver(makeDelivery('a'))).toBe('dropped');
    expect(store.list('delivery.')).toEqual([]);
    expect(queue.drops()).toBe(1);
  });

  it('what one page left behind, the next one sends, oldest first', async () => {
    answers = [500, 500];
    const closed = makeQueue();
    await closed.deliver(makeDelivery('a', { madeAt: now - 2 }));
    await closed.deliver(makeDelivery('b', { madeAt: now - 1 }));
    sent = [];
    await makeQueue().flush();
    expect(sent).toEqual(['a', 'b']);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('a new delivery goes at once and does not send again what waits for its turn', async () => {
    answers = [500, 202];
    const queue = makeQueue();
    await queue.deliver(makeDelivery('a'));
    await queue.deliver(makeDelivery('b'));
    expect(sent).toEqual(['a', 'b']);
    expect(store.list('delivery.')).toEqual(['delivery.1000000.event.plain.a']);
  });

  it('what a person typed is kept for a day, the rest for a week', async () => {
    now += 1000 * HOUR_MS;
    keep(makeDelivery('old', { personal: true, madeAt: now - 25 * HOUR_MS }));
    keep(makeDelivery('week', { madeAt: now - 25 * HOUR_MS }));
    store.write('delivery.junk', { not: 'a delivery' });
    const queue = makeQueue();
    await queue.flush();
    expect(sent).toEqual(['week']);
    expect(queue.drops()).toBe(2);
  });

  it('with a thousand kept, the oldest event gives way and a lead never does', async () => {
    const lead = makeDelivery('lead', { kind: 'lead', madeAt: 1 });
    const events = Array.from({ length: 999 }, (_, index) => makeDelivery(`e${index}`, { madeAt: 2 + index }));
    [lead, ...events].forEach(keep);
    const queue = makeQueue({ send: () => Promise.resolve({ status: 500 }) });
    await queue.deliver(makeDelivery('new'));
    expect(store.list('delivery.')).toHaveLength(1000);
    expect(store.read(buildDeliveryKey(lead))).toBeDefined();
    expect(store.list('delivery.')).not.toContain('delivery.2.event.plain.e0');
  });
});
