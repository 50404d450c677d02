import { localStore, type ValueStore } from './storage';

/** What must reach the server once: kept in the browser until a 2xx says that it is committed there. */
export interface Delivery {
  /** Makes a repeat harmless; also the storage key. */
  readonly id: string;
  readonly path: string;
  readonly body: unknown;
  /** Analytics gives way first when storage is short; a lead never does. */
  readonly kind: 'event' | 'lead' | 'user';
  /** Unix ms at which the delivery was made, by this browser's clock. */
  readonly madeAt: number;
  /** Whether the body holds what a person typed: kept for a day, not a week. */
  readonly personal: boolean;
}

/** How one attempt ended. `dropped`: the server will never take it. */
export type DeliveryOutcome = 'accepted' | 'dropped' | 'retry';

/** What the queue needs of the world; tests pass their own. */
export interface DeliveryWorld {
  readonly store: ValueStore;
  readonly send: (delivery: Delivery) => Promise<{ readonly status: number; readonly retryAfterMs?: number }>;
  readonly now: () => number;
  readonly random: () => number;
  readonly later: (work: () => void, ms: number) => void;
  /** Runs the work in one tab of the origin at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

const KEY_PREFIX = 'delivery.';
const DROPS_KEY = 'delivery-drops';
const MAXIMUM_KEPT = 1000;
const PERSONAL_KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * PERSONAL_KEPT_MS;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const SENT_AT_ONCE = 4;

function isDelivery(value: unknown): value is Delivery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'path' in value &&
    'body' in value &&
    'madeAt' in value
  );
}

/** A write-ahead queue: stored before the first send, forgotten after a 2xx, shared by the tabs of an origin. */
export class DeliveryQueue {
  private attempts = 0;
  private readonly waiting = new Map<string, (outcome: DeliveryOutcome) => void>();
  /** Deliveries that failed and wait for their next turn, so that a new one does not send them all again. */
  private readonly resting = new Set<string>();

  constructor(private readonly world: DeliveryWorld) {}

  /** Keeps a delivery and sends it; resolves with the outcome of the first attempt. */
  deliver(delivery: Delivery): Promise<DeliveryOutcome> {
    this.makeRoom();
    this.world.store.write(KEY_PREFIX + delivery.id, delivery);
    const outcome = new Promise<DeliveryOutcome>((resolve) => this.waiting.set(delivery.id, resolve));
    void this.sendPending();
    return outcome;
  }

  /** Sends whatever is kept; called on load and when the network or the visitor is back. */
  flush(): Promise<void> {
    this.resting.clear();
    return this.sendPending();
  }

  private sendPending(): Promise<void> {
    return this.world.alone(async () => {
      let wait: number | undefined;
      for (let batch = this.pending(); batch.length > 0; batch = this.pending()) {
        batch.forEach(({ id }) => this.resting.add(id));
        const waits = await Promise.all(batch.map((delivery) => this.attempt(delivery)));
        for (const ms of waits) if (ms !== undefined) wait = Math.max(wait ?? 0, ms);
      }
      if (wait !== undefined) {
        this.world.later(() => void this.flush(), Math.max(wait, this.backOff()));
        this.attempts += 1;
      } else if (this.resting.size === 0) this.attempts = 0;
    });
  }

  /** How many deliveries the queue has given up, by reason of age, room or refusal. */
  drops(): number {
    const count = this.world.store.read(DROPS_KEY);
    return typeof count === 'number' ? count : 0;
  }

  private pending(): Delivery[] {
    return this.kept()
      .filter(({ id }) => !this.resting.has(id))
      .slice(0, SENT_AT_ONCE);
  }

  private kept(): Delivery[] {
    const { store, now } = this.world;
    const kept = store.list(KEY_PREFIX).flatMap((key) => {
      const value = store.read(key);
      if (isDelivery(value) && now() - value.madeAt < (value.personal ? PERSONAL_KEPT_MS : KEPT_MS)) return [value];
      this.drop(key);
      return [];
    });
    return kept.sort((a, b) => a.madeAt - b.madeAt);
  }

  private makeRoom(): void {
    if (this.world.store.list(KEY_PREFIX).length < MAXIMUM_KEPT) return;
    const oldestEvent = this.kept().find(({ kind }) => kind === 'event');
    if (oldestEvent) this.drop(KEY_PREFIX + oldestEvent.id);
  }

  private forget(delivery: Delivery): void {
    this.resting.delete(delivery.id);
    this.world.store.remove(KEY_PREFIX + delivery.id);
  }

  private drop(key: string): void {
    this.resting.delete(key.slice(KEY_PREFIX.length));
    this.world.store.remove(key);
    this.world.store.write(DROPS_KEY, this.drops() + 1);
  }

  /** Full jitter, so that an outage does not end in a flood. */
  private backOff(): number {
    return this.world.random() * Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.attempts);
  }

  /** Gives the least wait in ms before a retry, or undefined when there is nothing left to try. */
  private async attempt(delivery: Delivery): Promise<number | undefined> {
    const answer = await this.world.send(delivery).catch(() => ({ status: 0, retryAfterMs: 0 }));
    const settled = (outcome: DeliveryOutcome) => {
      this.waiting.get(delivery.id)?.(outcome);
      this.waiting.delete(delivery.id);
    };
    if (answer.status >= 200 && answer.status < 300) {
      this.forget(delivery);
      settled('accepted');
      return undefined;
    }
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
    if (isFinal) this.drop(KEY_PREFIX + delivery.id);
    settled(isFinal ? 'dropped' : 'retry');
    return isFinal ? undefined : (answer.retryAfterMs ?? 0);
  }
}

const SEND_LIMIT_MS = 10_000;

async function send(delivery: Delivery): Promise<{ status: number; retryAfterMs?: number }> {
  const body = JSON.stringify(delivery.body);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  };
  const response = await fetch(delivery.path, { ...request, signal: AbortSignal.timeout(SEND_LIMIT_MS) });
  // An unread answer keeps its share of the browser's keepalive quota.
  await response.text();
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { status: response.status, retryAfterMs: seconds * 1000 } : { status: response.status };
}

/** Where the browser has no locks, or refuses them, two tabs may send the same: the server stores it once. */
async function runAlone(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return work();
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work();
  };
  await locks.request('funnel-delivery', start).catch((refusal: unknown) => {
    if (isStarted) throw refusal;
    return work();
  });
}

/** The queue of this tab. */
export const deliveryQueue = new DeliveryQueue({
  store: localStore,
  send,
  now: Date.now,
  random: Math.random,
  later: (work, ms) => void setTimeout(work, ms),
  alone: runAlone,
});
