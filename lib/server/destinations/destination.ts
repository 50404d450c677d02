import type { OutboxItem } from '../records/store';

/**
 * `away`: retried without end. `refused`: something in the batch will never be taken. `partly`: all was taken but what is
 * named, by the item's id with the reason.
 */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'away' | 'refused';
      readonly status: string;
      readonly retryAfterMs?: number;
    }
  | {
      readonly ok: false;
      readonly reason: 'partly';
      readonly refusals: ReadonlyMap<string, string>;
    };

/** May get the same message twice, and recognises it by its id. */
export interface Destination {
  /** Stored with every delivered item; never changed once in use. */
  readonly name: string;
  send(items: readonly OutboxItem[]): Promise<SendResult>;
  close?(): Promise<void>;
}
