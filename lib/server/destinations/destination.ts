import type { OutboxItem } from '../records/store';

/** `away`: retried without end. `refused`: something in the batch will never be taken. */
export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'away' | 'refused';
      readonly status: string;
      readonly retryAfterMs?: number;
    };

/** May get the same message twice, and recognises it by its id. */
export interface Destination {
  /** Stored with every delivered item; never changed once in use. */
  readonly name: string;
  send(items: readonly OutboxItem[]): Promise<SendResult>;
  close?(): Promise<void>;
}
