import { withTimeout } from '../platform/with-timeout';
import type { SpooledStore } from '../store/spooled-store';

const STORE_LIMIT_MS = 1000;

export interface DeepHealth {
  readonly status: 'well' | 'ill';
  /** Whether the store answers now; `behind` while the deploy has yet to change the tables. */
  readonly store: 'answers' | 'away' | 'behind';
  /** What waits on this machine's disk. */
  readonly spoolBytes: number;
}

/** Asks the store anew, for a second at most. */
export async function readDeepHealth(store: SpooledStore): Promise<DeepHealth> {
  const isAnswering = await withTimeout(STORE_LIMIT_MS, store.ping()).then(
    () => true,
    () => false,
  );
  const fault = store.isBehind() ? 'behind' : 'away';
  return {
    status: isAnswering ? 'well' : 'ill',
    store: isAnswering ? 'answers' : fault,
    spoolBytes: store.spoolBytes(),
  };
}
