import {
  buildDeliveryKey,
  DELIVERY_PREFIX,
  isDelivery,
  parseDeliveryKey,
  type Delivery,
  type DeliveryKey,
  type KeptDelivery,
} from './delivery';
import type { ValueStore } from '../platform/storage';

/** `dropped`: the server will never take it. */
export type DeliveryOutcome = 'accepted' | 'dropped' | 'retry';

export interface DeliveryDependencies {
  readonly store: ValueStore;
  readonly send: (delivery: Delivery) => Promise<{ readonly status: number; readonly retryAfterMs?: number }>;
  readonly now: () => number;
  readonly random: () => number;
  readonly schedule: (work: () => void, ms: number) => void;
  /** In one tab of the origin at a time. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
}

const DROPS_KEY = 'delivery-drops';
const MAXIMUM_KEPT = 1000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const SENT_AT_ONCE = 8;
/** Keepalive bodies in flight share 64 KiB. */
const SENT_AT_ONCE_BYTES = 48 * 1024;

/** A write-ahead queue: stored before the first send, deleted after a 2xx, shared by the tabs of an origin. */
export class DeliveryQueue {
  private attempts = 0;
  private isRetryDue = false;
  private readonly waiting = new Map<string, (outcome: DeliveryOutcome) => void>();
  /** Failed keys, so that a new delivery does not resend them all. */
  private readonly resting = new Set<string>();

  constructor(private readonly dependencies: DeliveryDependencies) {}

  deliver(delivery: Delivery): Promise<DeliveryOutcome> {
    const kept = this.list();
    kept.filter(({ id }) => id === delivery.id).forEach(({ key }) => this.forget(key));
    if (kept.length >= MAXIMUM_KEPT) this.dropOldestEvent(kept);
    this.dependencies.store.write(buildDeliveryKey(delivery), delivery);
    const outcome = new Promise<DeliveryOutcome>((resolve) => this.waiting.set(delivery.id, resolve));
    void this.sendPending();
    return outcome;
  }

  flush(): Promise<void> {
    this.resting.clear();
    return this.sendPending();
  }

  drops(): number {
    const count = this.dependencies.store.read(DROPS_KEY);
    return typeof count === 'number' ? count : 0;
  }

  size(): number {
    return this.list().length;
  }

  private sendPending(): Promise<void> {
    return this.dependencies.withLock(async () => {
      let wait: number | undefined;
      for (let batch = this.nextBatch(); batch.length > 0; batch = this.nextBatch()) {
        batch.forEach(({ key }) => this.resting.add(key));
        const waits = await Promise.all(batch.map((entry) => this.attempt(entry)));
        for (const ms of waits) if (ms !== undefined) wait = Math.max(wait ?? 0, ms);
      }
      if (wait !== undefined) this.planRetry(wait);
      else if (this.resting.size === 0) this.attempts = 0;
    });
  }

  private planRetry(wait: number): void {
    if (this.isRetryDue) return;
    this.isRetryDue = true;
    const retry = () => {
      this.isRetryDue = false;
      void this.flush();
    };
    this.dependencies.schedule(retry, Math.max(wait, this.backOff()));
    this.attempts += 1;
  }

  /** Not expired, oldest first; reads keys only, because a backlog is long. */
  private list(): DeliveryKey[] {
    const keys = this.dependencies.store.list(DELIVERY_PREFIX).map(parseDeliveryKey);
    const [fresh, stale] = [keys.filter((key) => this.isFresh(key)), keys.filter((key) => !this.isFresh(key))];
    stale.forEach(({ key }) => this.drop(key));
    return fresh.sort((one, other) => one.madeAt - other.madeAt);
  }

  private isFresh({ madeAt, keptMs }: DeliveryKey): boolean {
    return this.dependencies.now() - madeAt < keptMs;
  }

  private nextBatch(): KeptDelivery[] {
    const batch: KeptDelivery[] = [];
    let bytes = 0;
    for (const { key } of this.list().filter((entry) => !this.resting.has(entry.key))) {
      const delivery = this.dependencies.store.read(key);
      if (!isDelivery(delivery)) {
        // Another tab has it, or it is not ours.
        if (delivery !== undefined) this.drop(key);
        continue;
      }
      bytes += JSON.stringify(delivery.body).length;
      if (batch.length > 0 && bytes > SENT_AT_ONCE_BYTES) break;
      batch.push({ key, delivery });
      if (batch.length === SENT_AT_ONCE) break;
    }
    return batch;
  }

  private dropOldestEvent(kept: readonly DeliveryKey[]): void {
    const oldest = kept.find(({ kind }) => kind === 'event');
    if (oldest) this.drop(oldest.key);
  }

  private forget(key: string): void {
    this.resting.delete(key);
    this.dependencies.store.remove(key);
  }

  private drop(key: string): void {
    this.forget(key);
    this.dependencies.store.write(DROPS_KEY, this.drops() + 1);
  }

  /** Full jitter, so that an outage does not end in a flood. */
  private backOff(): number {
    return this.dependencies.random() * Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.attempts);
  }

  /** Returns the wait in ms before a retry; undefined when nothing is left to try. */
  private async attempt({ key, delivery }: KeptDelivery): Promise<number | undefined> {
    const answer = await this.dependencies.send(delivery).catch(() => ({ status: 0, retryAfterMs: 0 }));
    const settled = (outcome: DeliveryOutcome) => {
      this.waiting.get(delivery.id)?.(outcome);
      this.waiting.delete(delivery.id);
    };
    if (answer.status >= 200 && answer.status < 300) {
      this.forget(key);
      settled('accepted');
      return undefined;
    }
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429;
    if (isFinal) this.drop(key);
    settled(isFinal ? 'dropped' : 'retry');
    return isFinal ? undefined : (answer.retryAfterMs ?? 0);
  }
}
