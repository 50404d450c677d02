import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery, DeliveryKind, DeliveryOutcome } from '@/lib/browser/delivery/delivery';
import { createDeliveryQueue, type DeliveryQueue } from '@/lib/browser/delivery/delivery-queue';
import { createServerTime } from '@/lib/browser/delivery/server-time';
import type { ValueStore } from '@/lib/browser/platform/storage';
import { makeMemoryStore } from '@/tests/support/memory-store';
import { countTries } from '@/tests/support/only-in-all';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2027, 0, 10);

/** How the server answers, or what becomes of its answer. */
type Answer = DeliveryOutcome | 'offline' | 'lost answer';

type Step =
  | { readonly kind: 'add'; readonly tab: 0 | 1; readonly lead: boolean; readonly personal: boolean }
  | { readonly kind: 'link'; readonly answer: Answer }
  | { readonly kind: 'clock'; readonly ms: number }
  | { readonly kind: 'crash'; readonly tab: 0 | 1 }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'back'; readonly tab: 0 | 1 };

const tab = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('add' as const), tab, lead: fc.boolean(), personal: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('link' as const),
      answer: fc.constantFrom<Answer>('accepted', 'accepted', 'retry', 'retry', 'dropped', 'offline', 'lost answer'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2 * DAY_MS }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      ms: fc.constantFrom(-400 * DAY_MS, -DAY_MS, -3_600_000, 3_600_000, DAY_MS, 400 * DAY_MS, 26 * 365 * DAY_MS),
    }),
  },
);

/**
 * Two tabs of one browser on one store and one server; a crash leaves the store and nothing else. The visitor's clock is
 * set while they are open and while they are closed; the server's goes right.
 */
class World {
  readonly store: ValueStore = makeMemoryStore();
  readonly added = new Map<string, { readonly delivery: Delivery; readonly madeAt: number }>();
  /** What the server has, by id: it stores an id once, and says when it got it. */
  readonly server = new Map<string, number>();
  readonly tooLate: string[] = [];
  private now = START;
  private clockIsOffBy = 0;
  /** Whether it was ever: what it dated then may be kept for longer, never for shorter. */
  private wasClockSet = false;
  private answer: Answer = 'accepted';
  private readonly turns: Record<DeliveryKind, Promise<boolean>> = {
    event: Promise.resolve(true),
    lead: Promise.resolve(true),
  };
  private generation = [0, 0];
  private tabs: DeliveryQueue[] = [this.openTab(0), this.openTab(1)];

  private openTab(index: 0 | 1): DeliveryQueue {
    const generation = this.generation[index];
    const isAlive = () => this.generation[index] === generation;
    const time = createServerTime(
      () => this.now + this.clockIsOffBy,
      () => this.now - START,
    );
    const queue: DeliveryQueue = createDeliveryQueue({
      store: this.store,
      time,
      random: () => 0.5,
      // Retries come when the tab is looked at again; a timer would only do the same.
      schedule: () => undefined,
      takeTurn: (lane, turn) => (this.turns[lane] = this.turns[lane].then(() => isAlive() && turn())),
      send: async (delivery) => {
        const outcome = await this.receive(delivery);
        const wasKnown = time.isKnown();
        if (outcome === 'accepted') time.hear(new Date(this.now).toUTCString());
        if (!wasKnown && time.isKnown()) queue.resume();
        return { outcome };
      },
    });
    return queue;
  }

  private async receive({ id, personal }: Delivery): Promise<DeliveryOutcome> {
    await Promise.resolve();
    if (this.answer === 'offline') throw new TypeError('offline');
    const age = this.now - (this.added.get(id)?.madeAt ?? 0);
    // The server tells the time to the second.
    if (!this.wasClockSet && age >= (personal ? DAY_MS : 7 * DAY_MS) + 1000) this.tooLate.push(id);
    if (this.answer === 'accepted' || this.answer === 'lost answer') {
      this.server.set(id, (this.server.get(id) ?? 0) + 1);
    }
    if (this.answer === 'lost answer') throw new TypeError('the answer was lost');
    return this.answer;
  }

  /** Until no turn is left. */
  private async rest(): Promise<void> {
    for (let turn = 0; turn < 30; turn += 1) await Promise.all(Object.values(this.turns));
  }

  async run(next: Step): Promise<void> {
    switch (next.kind) {
      case 'add': {
        const id = `d${this.added.size}`;
        const kind = next.lead ? 'lead' : 'event';
        const delivery = { id, path: '/', body: id, kind, personal: next.personal } as const;
        this.added.set(id, { delivery, madeAt: this.now });
        void this.tabs[next.tab]?.deliver(delivery);
        break;
      }
      case 'link':
        this.answer = next.answer;
        break;
      case 'crash':
        this.generation[next.tab] = (this.generation[next.tab] ?? 0) + 1;
        this.tabs[next.tab] = this.openTab(next.tab);
        break;
      case 'wait':
        this.now += next.ms;
        break;
      case 'clock':
        this.clockIsOffBy += next.ms;
        this.wasClockSet = true;
        break;
      case 'back':
        void this.tabs[next.tab]?.flush();
    }
    await this.rest();
  }

  stored(): string[] {
    return this.store.list('delivery.').map((key) => (this.store.read(key) as Delivery).id);
  }

  drops(): number {
    return this.tabs[0]?.drops() ?? 0;
  }

  async recover(): Promise<void> {
    await this.run({ kind: 'link', answer: 'accepted' });
    await this.run({ kind: 'back', tab: 0 });
    // Tells tab 0 the time, where nothing has done so yet.
    await this.run({ kind: 'add', tab: 0, lead: false, personal: false });
  }
}

describe('the delivery queue as a model', () => {
  it('whatever happens, each delivery is at the server, still kept, or a counted drop, and none twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const dependencies = new World();
        for (const next of steps) await dependencies.run(next);
        const isAccounted = (id: string) => dependencies.server.has(id) || dependencies.stored().includes(id);
        const missing = [...dependencies.added.keys()].filter((id) => !isAccounted(id));
        expect(missing.length).toBeLessThanOrEqual(dependencies.drops());
        await dependencies.recover();
        expect(dependencies.stored()).toEqual([]);
        expect(dependencies.tooLate).toEqual([]);
        const lost = [...dependencies.added.keys()].filter((id) => !dependencies.server.has(id));
        // A drop may also be of what the server has: its answer was lost, then its time was over.
        expect(lost.length).toBeLessThanOrEqual(dependencies.drops());
      }),
      { numRuns: countTries(2000) },
    );
  });

  it('without refusals and within the time that things are kept, nothing is ever dropped', async () => {
    const kind = step.filter((one) => {
      if (one.kind === 'wait') return one.ms < DAY_MS / 50;
      // A clock that was a day behind, and is right again, cannot be told from a day that has passed.
      return one.kind === 'clock' ? one.ms !== -DAY_MS : !(one.kind === 'link' && one.answer === 'dropped');
    });
    await fc.assert(
      fc.asyncProperty(fc.array(kind, { maxLength: 40 }), async (steps) => {
        const dependencies = new World();
        for (const next of steps) await dependencies.run(next);
        await dependencies.recover();
        expect(dependencies.drops()).toBe(0);
        expect([...dependencies.server.keys()].sort()).toEqual([...dependencies.added.keys()].sort());
      }),
      { numRuns: countTries(1000) },
    );
  });
});
