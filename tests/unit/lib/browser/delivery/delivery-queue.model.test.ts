import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery } from '@/lib/browser/delivery/delivery';
import { DeliveryQueue } from '@/lib/browser/delivery/delivery-queue';
import type { ValueStore } from '@/lib/browser/platform/storage';
import { makeMemoryStore } from '@/tests/support/memory-store';

const DAY_MS = 24 * 60 * 60 * 1000;

type Step =
  | { readonly kind: 'add'; readonly tab: 0 | 1; readonly lead: boolean; readonly personal: boolean }
  | { readonly kind: 'link'; readonly answer: number | 'offline' | 'lost answer' }
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
      answer: fc.constantFrom<number | 'offline' | 'lost answer'>(
        202,
        202,
        500,
        503,
        429,
        408,
        422,
        'offline',
        'lost answer',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2 * DAY_MS }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), tab }) },
);

/** Two tabs of one browser on one store and one server; a crash leaves the store and nothing else. */
class World {
  readonly store: ValueStore = makeMemoryStore();
  readonly added = new Map<string, Delivery>();
  /** What the server has, by id: it stores an id once, and says when it got it. */
  readonly server = new Map<string, number>();
  private now = 1;
  private answer: number | 'offline' | 'lost answer' = 202;
  private lock: Promise<void> = Promise.resolve();
  private generation = [0, 0];
  private tabs: DeliveryQueue[] = [this.openTab(0), this.openTab(1)];
  readonly tooLate: string[] = [];

  private openTab(index: 0 | 1): DeliveryQueue {
    const generation = this.generation[index];
    const isAlive = () => this.generation[index] === generation;
    return new DeliveryQueue({
      store: this.store,
      now: () => this.now,
      random: () => 0.5,
      // Retries come when the tab is looked at again; a timer would only do the same.
      schedule: () => undefined,
      withLock: (work) => (this.lock = this.lock.then(() => (isAlive() ? work() : undefined))),
      send: async (delivery) => this.receive(delivery),
    });
  }

  private async receive({ id, madeAt, personal }: Delivery): Promise<{ status: number }> {
    await Promise.resolve();
    if (this.answer === 'offline') throw new TypeError('offline');
    if (this.now - madeAt >= (personal ? DAY_MS : 7 * DAY_MS)) this.tooLate.push(id);
    if (this.answer === 202 || this.answer === 'lost answer') this.server.set(id, (this.server.get(id) ?? 0) + 1);
    if (this.answer === 'lost answer') throw new TypeError('the answer was lost');
    return { status: this.answer };
  }

  async run(next: Step): Promise<void> {
    switch (next.kind) {
      case 'add': {
        const id = `d${this.added.size}`;
        const kind = next.lead ? 'lead' : 'event';
        const delivery = { id, path: '/', body: id, kind, madeAt: this.now, personal: next.personal } as const;
        this.added.set(id, delivery);
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
      case 'back':
        void this.tabs[next.tab]?.flush();
    }
    await this.lock;
  }

  stored(): string[] {
    return this.store.list('delivery.').map((key) => (this.store.read(key) as Delivery).id);
  }

  drops(): number {
    return this.tabs[0]?.drops() ?? 0;
  }

  async recover(): Promise<void> {
    await this.run({ kind: 'link', answer: 202 });
    await this.run({ kind: 'back', tab: 0 });
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
      { numRuns: 2000 },
    );
  });

  it('without refusals and within the time that things are kept, nothing is ever dropped', async () => {
    const kind = step.filter(
      (one) => (one.kind !== 'wait' || one.ms < DAY_MS / 50) && !(one.kind === 'link' && one.answer === 422),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(kind, { maxLength: 40 }), async (steps) => {
        const dependencies = new World();
        for (const next of steps) await dependencies.run(next);
        await dependencies.recover();
        expect(dependencies.drops()).toBe(0);
        expect([...dependencies.server.keys()].sort()).toEqual([...dependencies.added.keys()].sort());
      }),
      { numRuns: 1000 },
    );
  });
});
