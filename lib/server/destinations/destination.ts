import type { OutboxItem } from '../store/store';

/**
 * What a destination said to a batch. `away`: nobody is to blame but the destination, so it is tried again for as
 * long as it takes. `refused`: something in the batch will never be taken.
 */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'away' | 'refused';
      readonly status: string;
      readonly retryAfterMs?: number;
    };

/** Where accepted events and leads are relayed to. Each may get the same message twice, and tells by its id. */
export interface Destination {
  /** Kept with every item that the destination has; never changed once in use. */
  readonly name: string;
  send(items: readonly OutboxItem[]): Promise<SendResult>;
  /** Ends what it keeps open, if it does; the next batch would open it again. */
  close?(): Promise<void>;
}
