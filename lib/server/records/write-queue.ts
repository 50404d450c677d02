import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRowFault, isWorthRepeating } from './sql-state';

const MAXIMUM_BATCH = 200;
const MAXIMUM_WAITING = 1000;

/** Nothing was stored: full, out of reach or too slow. A retry is safe. */
export class StoreBusyError extends Error {
  override readonly name: string = 'StoreBusyError';
}

/** The store is out of reach, not just busy: entries may be kept elsewhere. */
export class StoreAwayError extends StoreBusyError {
  override readonly name = 'StoreAwayError';
}

/** Whether nothing was stored and a retry is safe: a {@link StoreBusyError} of any bundle (D108). */
export function isStoreBusy(error: unknown): error is StoreBusyError {
  return error instanceof Error && (error.name === 'StoreBusyError' || error.name === 'StoreAwayError');
}

/** Whether the store is out of reach: a {@link StoreAwayError} of any bundle (D108). */
export function isStoreAway(error: unknown): error is StoreAwayError {
  return error instanceof Error && error.name === 'StoreAwayError';
}

interface Waiting<Write> {
  readonly write: Write;
  readonly accept: () => void;
  readonly refuse: (error: unknown) => void;
}

export interface WriteQueue<Write> {
  add(write: Write): Promise<void>;
  drain(): Promise<void>;
}

/**
 * Group commit: while one batch commits, the next gathers. `commit` must be idempotent and change nothing when it
 * fails. A batch with a bad row is repeated write by write, so that the row fails alone.
 */
export function createWriteQueue<Write>(commit: (writes: readonly Write[]) => Promise<void>): WriteQueue<Write> {
  let waiting: Waiting<Write>[] = [];
  let running: Promise<void> | undefined;

  async function commitPatiently(writes: readonly Write[]): Promise<void> {
    try {
      await commit(writes);
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      await commit(writes);
    }
  }

  async function settle(batch: readonly Waiting<Write>[]): Promise<void> {
    try {
      await commitPatiently(batch.map(({ write }) => write));
      for (const { accept } of batch) accept();
    } catch (error) {
      if (batch.length > 1 && isRowFault(error)) {
        for (const one of batch) await settle([one]);
      } else {
        // Later writes would fail the same way, one time limit later.
        const behind = isRowFault(error) ? [] : waiting.splice(0);
        for (const { refuse } of [...batch, ...behind]) refuse(error);
      }
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // PGlite never leaves the current turn of the event loop: without this no request would be read.
      await nextTurn();
      const batch = waiting.slice(0, MAXIMUM_BATCH);
      waiting = waiting.slice(MAXIMUM_BATCH);
      await settle(batch);
    }
    running = undefined;
  }

  return {
    add: (write) =>
      new Promise((accept, refuse) => {
        if (waiting.length >= MAXIMUM_WAITING) {
          refuse(new StoreBusyError('too many writes are waiting'));
          return;
        }
        waiting.push({ write, accept, refuse });
        running ??= run();
      }),
    drain: async () => running,
  };
}
