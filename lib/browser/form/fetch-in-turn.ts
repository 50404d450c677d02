import { runAfterIdle } from '../platform/after-idle';

/** Who asked the browser to save data fetches nothing that may not be used. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches what comes later, one after the other, each when the page has nothing else to do. Ends with what cannot be
 * fetched, and says nothing of it: who needs it fetches it again.
 */
export async function fetchInTurn(late: readonly (() => unknown)[], isWanted: () => boolean): Promise<void> {
  if (savesData()) return;
  try {
    for (const fetch of late) {
      await new Promise<void>((resolve) => runAfterIdle(resolve));
      if (!isWanted()) return;
      await fetch();
    }
  } catch {
    // Nobody waits for it yet.
  }
}
