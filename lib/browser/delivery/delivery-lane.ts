import type { Delivery, DeliveryKind, DeliveryOutcome } from './delivery';
import type { KeptDeliveries } from './kept-deliveries';

export interface LaneDependencies {
  /** Rejects when nothing answers in time. */
  readonly send: (delivery: Delivery) => Promise<{ readonly outcome: DeliveryOutcome; readonly retryAfterMs?: number }>;
  readonly random: () => number;
  readonly schedule: (work: () => void, ms: number) => void;
  /** Does one turn of a lane, in one tab of the origin at a time; gives what the turn gives. */
  readonly takeTurn: (lane: DeliveryKind, turn: () => Promise<boolean>) => Promise<boolean>;
}

/** Sends what is kept of one kind, oldest first, a batch a turn, and tries again what was not taken. */
export interface DeliveryLane {
  /** Resolves with the outcome of the first attempt; the delivery must be kept already. */
  deliver(delivery: Delivery): Promise<DeliveryOutcome>;
  /** Tries everything, now. */
  flush(): Promise<void>;
  /** Sends what has not been tried yet. */
  resume(): Promise<void>;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
/** Over HTTP/1.1 browsers open six connections to a host, and a lead wants one. */
const SENT_AT_ONCE = 5;
/** Keepalive bodies in flight share 64 KiB, with those of the other lane. */
const SENT_AT_ONCE_CHARACTERS = 48 * 1024;

export function createDeliveryLane(
  kind: DeliveryKind,
  kept: KeptDeliveries,
  { send, random, schedule, takeTurn }: LaneDependencies,
): DeliveryLane {
  let attempts = 0;
  let isRetryDue = false;
  const waiting = new Map<string, (outcome: DeliveryOutcome) => void>();
  /** Ids that failed, so that a new delivery does not resend them all. */
  const resting = new Set<string>();

  function nextBatch(): Delivery[] {
    const batch: Delivery[] = [];
    let characters = 0;
    for (const entry of kept.list(kind)) {
      const delivery = resting.has(entry.id) ? undefined : kept.read(entry);
      if (!delivery) continue;
      characters += entry.size;
      if (batch.length > 0 && characters > SENT_AT_ONCE_CHARACTERS) break;
      resting.add(entry.id);
      batch.push(delivery);
      if (batch.length === SENT_AT_ONCE) break;
    }
    return batch;
  }

  /** Returns the wait in ms before a retry; nothing when there is nothing to try again. */
  async function attempt(delivery: Delivery): Promise<readonly number[]> {
    const answer = await send(delivery).catch(() => ({ outcome: 'retry' as const, retryAfterMs: 0 }));
    const { outcome, retryAfterMs = 0 } = answer;
    const { id } = delivery;
    if (outcome === 'accepted') kept.forget(id);
    if (outcome === 'dropped') kept.drop(id);
    if (outcome !== 'retry') resting.delete(id);
    waiting.get(id)?.(outcome);
    waiting.delete(id);
    return outcome === 'retry' ? [retryAfterMs] : [];
  }

  function flush(): Promise<void> {
    resting.clear();
    return resume();
  }

  function planRetry(wait: number): void {
    if (isRetryDue) return;
    isRetryDue = true;
    // Full jitter, so that an outage does not end in a flood.
    const backOff = random() * Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
    attempts += 1;
    schedule(
      () => {
        isRetryDue = false;
        void flush();
      },
      Math.max(wait, backOff),
    );
  }

  async function resume(): Promise<void> {
    const waits: number[] = [];
    const turn = async () => {
      const batch = nextBatch();
      waits.push(...(await Promise.all(batch.map(attempt))).flat());
      return batch.length > 0;
    };
    while (await takeTurn(kind, turn));
    if (waits.length > 0) planRetry(Math.max(...waits));
    else if (resting.size === 0) attempts = 0;
  }

  return {
    deliver: ({ id }) => {
      const outcome = new Promise<DeliveryOutcome>((resolve) => waiting.set(id, resolve));
      resting.delete(id);
      void resume();
      return outcome;
    },
    flush,
    resume,
  };
}
