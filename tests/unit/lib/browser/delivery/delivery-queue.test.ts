import { beforeEach, describe, expect, it } from 'vitest';
import { buildDeliveryKey, type Delivery, type DeliveryOutcome } from '@/lib/browser/delivery/delivery';
import {
  createDeliveryQueue,
  type DeliveryDependencies,
  type DeliveryQueue,
} from '@/lib/browser/delivery/delivery-queue';
import type { ValueStore } from '@/lib/browser/platform/storage';
import { makeMemoryStore } from '@/tests/support/memory-store';

let store: ValueStore;
let sent: string[];
let outcomes: DeliveryOutcome[];
let timers: { work: () => void; ms: number }[];
let now: number;

function makeQueue(more: Partial<DeliveryDependencies> = {}): DeliveryQueue {
  const turns = { event: Promise.resolve(true), lead: Promise.resolve(true) };
  return createDeliveryQueue({
    store,
    time: { now: () => now, isKnown: () => true, confirm: (madeAt) => madeAt },
    send: async ({ id }) => {
      sent.push(id);
      return Promise.resolve({ outcome: outcomes.shift() ?? 'accepted' });
    },
    random: () => 0.5,
    schedule: (work, ms) => void timers.push({ work, ms }),
    takeTurn: (lane, turn) => (turns[lane] = turns[lane].then(turn)),
    ...more,
  });
}

function makeDelivery(id: string, more: Partial<Delivery> = {}): Delivery {
  return { id, path: '/api/event/create', body: { id }, kind: 'event', personal: false, ...more };
}

function makeLead(id: string): Delivery {
  return makeDelivery(id, { path: '/api/lead/create', kind: 'lead', personal: true });
}

function keep(delivery: Delivery, madeAt = now): void {
  store.write(buildDeliveryKey(delivery, { madeAt, isDated: true, size: JSON.stringify(delivery).length }), delivery);
}

/** Lets everything happen that waits for no timer. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function runTimers(): Promise<void> {
  await settle();
  for (const timer of timers.splice(0)) timer.work();
  await settle();
}

beforeEach(() => {
  store = makeMemoryStore();
  sent = [];
  outcomes = [];
  timers = [];
  now = Date.UTC(2027, 0, 10);
});

describe('the delivery queue', () => {
  it('keeps a delivery before the first send and forgets it once it is accepted', async () => {
    const seen: boolean[] = [];
    const queue = makeQueue({
      send: () => {
        seen.push(store.list('delivery.').length === 1);
        return Promise.resolve({ outcome: 'accepted' });
      },
    });
    expect(await queue.deliver(makeDelivery('a'))).toBe('accepted');
    expect(seen).toEqual([true]);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('keeps what a failing server did not take, and sends it again later', async () => {
    outcomes = ['retry'];
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
    outcomes = Array<DeliveryOutcome>(9).fill('retry');
    const queue = makeQueue();
    await queue.deliver(makeDelivery('a'));
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await settle();
      waits.push(timers[0]?.ms ?? -1);
      await runTimers();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('asks no sooner than the server says', async () => {
    const queue = makeQueue({ send: () => Promise.resolve({ outcome: 'retry', retryAfterMs: 20_000 }) });
    await queue.deliver(makeDelivery('a'));
    await settle();
    expect(timers[0]?.ms).toBe(20_000);
  });

  it('plans one retry at a time, however much fails meanwhile', async () => {
    const queue = makeQueue({ send: () => Promise.resolve({ outcome: 'retry' }) });
    for (const id of ['a', 'b', 'c']) await queue.deliver(makeDelivery(id));
    await settle();
    expect(timers).toHaveLength(1);
  });

  it('sends at once no more than shares the keepalive quota', async () => {
    let inFlight = 0;
    let most = 0;
    const queue = makeQueue({
      send: async () => {
        inFlight += 20;
        most = Math.max(most, inFlight);
        await settle();
        inFlight -= 20;
        return { outcome: 'accepted' };
      },
    });
    const body = 'x'.repeat(20 * 1024);
    Array.from({ length: 9 }, (_, index) => makeDelivery(`e${index}`, { body })).forEach((one) => keep(one));
    await queue.flush();
    expect(most).toBe(40);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('gives up what the server will never take, and counts it', async () => {
    outcomes = ['dropped'];
    const queue = makeQueue();
    expect(await queue.deliver(makeDelivery('a'))).toBe('dropped');
    expect(store.list('delivery.')).toEqual([]);
    expect(queue.drops()).toBe(1);
  });

  it('what one page left behind, the next one sends, oldest first', async () => {
    outcomes = ['retry', 'retry'];
    const closed = makeQueue();
    await closed.deliver(makeDelivery('a'));
    now += 1;
    await closed.deliver(makeDelivery('b'));
    sent = [];
    await makeQueue().flush();
    expect(sent).toEqual(['a', 'b']);
    expect(store.list('delivery.')).toEqual([]);
  });

  it('a new delivery goes at once and does not send again what waits for its turn', async () => {
    outcomes = ['retry', 'accepted'];
    const queue = makeQueue();
    await queue.deliver(makeDelivery('a'));
    await queue.deliver(makeDelivery('b'));
    expect(sent).toEqual(['a', 'b']);
    expect(store.list('delivery.')).toEqual([expect.stringMatching(/\.a$/)]);
  });

  it('what is made again under one id is sent as it was made last', async () => {
    const bodies: unknown[] = [];
    const queue = makeQueue({
      send: ({ body }) => {
        bodies.push(body);
        return Promise.resolve({ outcome: 'retry' });
      },
    });
    await queue.deliver(makeDelivery('a', { body: 1 }));
    now += 5;
    await queue.deliver(makeDelivery('a', { body: 2 }));
    expect(bodies).toEqual([1, 2]);
    expect(store.list('delivery.')).toHaveLength(1);
  });
});

describe('a lead', () => {
  it('goes before all events, however many wait and for how long', async () => {
    for (let index = 0; index < 900; index += 1) keep(makeDelivery(`e${index}`), now - 1000 + index);
    keep(makeLead('lead'));
    await makeQueue().flush();
    expect(sent[0]).toBe('lead');
    expect(sent).toHaveLength(901);
  });

  it('waits for no event that is on its way', async () => {
    const queue = makeQueue({
      send: ({ kind }) => (kind === 'event' ? new Promise(() => undefined) : Promise.resolve({ outcome: 'accepted' })),
    });
    void queue.deliver(makeDelivery('hangs'));
    await settle();
    expect(await queue.deliver(makeLead('lead'))).toBe('accepted');
  });

  it('is tried again after its own wait, whatever the events were told', async () => {
    const queue = makeQueue({
      send: ({ kind }) => Promise.resolve({ outcome: 'retry', retryAfterMs: kind === 'event' ? 60_000 : 2000 }),
    });
    await queue.deliver(makeDelivery('event'));
    await queue.deliver(makeLead('lead'));
    await settle();
    expect(timers.map(({ ms }) => ms)).toEqual([60_000, 2000]);
  });

  it('that is tried again takes no event along', async () => {
    outcomes = ['retry', 'retry'];
    const queue = makeQueue();
    await queue.deliver(makeDelivery('event'));
    await queue.deliver(makeLead('lead'));
    await settle();
    sent = [];
    timers[1]?.work();
    await settle();
    expect(sent).toEqual(['lead']);
  });
});
