import type { Destination } from '../destinations/destination';
import { log } from '../platform/log';
import { countDropped } from '../metrics/metrics';
import type { Outbox, OutboxItem, OutboxSettlement } from '../records/store';

const BATCH = 100;
/** After a kill, another relay gets the items when this is over. */
const LEASE_SECONDS = 30;
/** Later requests could outlast the lease. */
const SENDING_LIMIT_MS = 15_000;
const REFUSALS_BEFORE_DEAD = 8;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

interface Delivery {
  readonly accepted: Set<string>;
  readonly refused: Map<string, string>;
}

interface BackOff {
  failures: number;
  untilMs: number;
}

/** Full jitter, so that instances do not come back together. */
function drawBackOffMs(failures: number, random: () => number): number {
  return random() * Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
}

export interface RelayDependencies {
  /** Monotonic: a step back would leave a destination alone for as long. */
  readonly nowMs: () => number;
  readonly random: () => number;
}

/** Returns the number of items it claimed. */
export type RelayOnce = () => Promise<number>;

/** At least once. A batch that is refused is halved, so that one bad item holds up no other and is given up at last. */
export function createRelay(
  outbox: Outbox,
  destinations: readonly Destination[],
  dependencies: RelayDependencies,
): RelayOnce {
  const backOffs = new Map(destinations.map(({ name }): [string, BackOff] => [name, { failures: 0, untilMs: 0 }]));

  function remainingMs(name: string): number {
    return Math.max(0, (backOffs.get(name)?.untilMs ?? 0) - dependencies.nowMs());
  }

  function noteAway(name: string, status: string, retryAfterMs = 0): void {
    const failures = (backOffs.get(name)?.failures ?? 0) + 1;
    const delayMs = Math.max(retryAfterMs, drawBackOffMs(failures, dependencies.random));
    backOffs.set(name, { failures, untilMs: dependencies.nowMs() + delayMs });
    if (failures === 1) log({ level: 'warn', message: 'destination away', destination: name, reason: status });
  }

  async function deliver(destination: Destination, items: readonly OutboxItem[]): Promise<Delivery> {
    const { name } = destination;
    const delivery: Delivery = { accepted: new Set(), refused: new Map() };
    const stopAtMs = dependencies.nowMs() + SENDING_LIMIT_MS;
    const send = async (part: readonly OutboxItem[]): Promise<void> => {
      if (part.length === 0 || remainingMs(name) > 0 || dependencies.nowMs() > stopAtMs) return;
      const result = await destination.send(part);
      if (result.ok) {
        backOffs.set(name, { failures: 0, untilMs: 0 });
        for (const { id } of part) delivery.accepted.add(id);
      } else if (result.reason === 'away') {
        noteAway(name, result.status, result.retryAfterMs);
      } else if (result.reason === 'partly') {
        backOffs.set(name, { failures: 0, untilMs: 0 });
        for (const { id } of part) {
          const refusal = result.refusals.get(id);
          if (refusal === undefined) delivery.accepted.add(id);
          else delivery.refused.set(id, `${name} ${refusal}`);
        }
      } else if (part.length === 1) {
        for (const { id } of part) delivery.refused.set(id, `${name} ${result.status}`);
      } else {
        const half = Math.ceil(part.length / 2);
        await send(part.slice(0, half));
        await send(part.slice(half));
      }
    };
    await send(items.filter(({ delivered }) => !delivered.includes(name)));
    return delivery;
  }

  function settle(
    item: OutboxItem,
    deliveries: readonly (readonly [string, Delivery])[],
  ): OutboxSettlement | undefined {
    const accepted = deliveries.filter(([, delivery]) => delivery.accepted.has(item.id)).map(([name]) => name);
    const delivered = [...item.delivered, ...accepted];
    const missing = destinations.map(({ name }) => name).filter((name) => !delivered.includes(name));
    if (missing.length === 0) return undefined;
    const refusals = deliveries.flatMap(([, { refused }]) => refused.get(item.id) ?? []);
    const attempts = item.attempts + (refusals.length > 0 ? 1 : 0);
    const delayMs =
      refusals.length > 0 ? drawBackOffMs(attempts, dependencies.random) : Math.min(...missing.map(remainingMs));
    // A destination that is away has not had its turn yet.
    const isDead = attempts >= REFUSALS_BEFORE_DEAD && refusals.length === missing.length;
    const state = isDead ? 'dead' : 'waiting';
    const lastRefusal = refusals[0] ?? null;
    return { id: item.id, attempts, delivered, state, delaySeconds: delayMs / 1000, lastRefusal };
  }

  return async () => {
    if (destinations.every(({ name }) => remainingMs(name) > 0)) return 0;
    const items = await outbox.claim(BATCH, LEASE_SECONDS);
    if (items.length === 0) return 0;
    const deliveries = await Promise.all(
      destinations.map(async (one): Promise<[string, Delivery]> => [one.name, await deliver(one, items)]),
    );
    const settlements = items.flatMap((item) => settle(item, deliveries) ?? []);
    const waiting = new Set(settlements.map(({ id }) => id));
    await outbox.remove(items.map(({ id }) => id).filter((id) => !waiting.has(id)));
    if (settlements.length > 0) await outbox.settle(settlements);
    const dead = settlements.filter(({ state }) => state === 'dead').length;
    countDropped('outbox', dead);
    if (dead > 0) log({ level: 'error', message: 'outbox items given up; npm run outbox -- list', refused: dead });
    return items.length;
  };
}
