import { calls } from '@/lib/calls/calls';
import type { CallRequest } from '@/lib/calls/call-contracts';
import { parseUser, type User } from '@/lib/visit/user';
import { readOutcome, type DeliveryOutcome } from '../delivery/delivery';
import { sendCall } from '../delivery/send-call';
import { findKeptUser, takeOverUser } from './kept-user';
import { localStore, type ValueStore } from '../platform/storage';
import { schedule } from '../platform/timers';

export interface UserSyncDependencies {
  readonly store: ValueStore;
  /** Rejects when there was no answer. */
  readonly send: (user: User) => Promise<DeliveryOutcome>;
  readonly tell: (user: User) => void;
  readonly random: () => number;
  /** Returns a cancel function. */
  readonly schedule: (work: () => void, ms: number) => () => void;
}

const SYNCED_KEY = 'user-synced';

/** Specification 9. */
const USER_SYNC_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 60_000;

/** An older change never follows a newer one. */
export class UserSync {
  private failures = 0;
  private retry: { readonly updatedAt: string; readonly cancel: () => void } | undefined;

  constructor(private readonly dependencies: UserSyncDependencies) {}

  /** Skips what the server has already. */
  announce(): void {
    const user = this.findUnsynced();
    if (!user) return;
    this.dependencies.tell(user);
    this.failures = 0;
    this.resume();
  }

  resume(): void {
    this.dropRetry();
    const user = this.findUnsynced();
    if (user) void this.attempt(user);
  }

  /** The other tab sends it, so there is nothing left to retry. */
  receive(value: unknown): void {
    const user = parseUser(value);
    if (!user) return;
    takeOverUser(this.dependencies.store, user);
    if (this.retry && this.retry.updatedAt < user.updatedAt) this.dropRetry();
  }

  private findUnsynced(): User | undefined {
    const user = findKeptUser(this.dependencies.store);
    return user && this.dependencies.store.read(SYNCED_KEY) !== user.updatedAt ? user : undefined;
  }

  private dropRetry(): void {
    this.retry?.cancel();
    this.retry = undefined;
  }

  private async attempt(user: User): Promise<void> {
    const outcome = await this.dependencies.send(user).catch(() => 'retry');
    if (outcome !== 'retry') {
      this.failures = 0;
      this.dependencies.store.write(SYNCED_KEY, user.updatedAt);
      return;
    }
    // A newer change is on its way and contains this one.
    if (findKeptUser(this.dependencies.store)?.updatedAt !== user.updatedAt) return;
    this.failures += 1;
    this.dropRetry();
    this.retry = {
      updatedAt: user.updatedAt,
      cancel: this.dependencies.schedule(() => this.resume(), this.findWait()),
    };
  }

  /** 3 s first, then up to a doubling ceiling, with jitter. */
  private findWait(): number {
    const ceiling = Math.min(LONGEST_RETRY_MS, USER_SYNC_RETRY_MS * 2 ** (this.failures - 1));
    return USER_SYNC_RETRY_MS + this.dependencies.random() * (ceiling - USER_SYNC_RETRY_MS);
  }
}

const CHANNEL_NAME = 'funnel-user';

async function send(user: CallRequest<'setUser'>): Promise<DeliveryOutcome> {
  const response = await sendCall(calls.setUser, user, true);
  // An unread answer keeps its share of the keepalive quota.
  return readOutcome(await response.json().catch(() => undefined), 'saved');
}

export function startUserSync(): UserSync {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);
  const sync = new UserSync({
    store: localStore,
    send,
    tell: (user) => channel?.postMessage(user),
    random: Math.random,
    schedule,
  });
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => sync.receive(data);
  return sync;
}
