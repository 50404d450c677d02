import { buildStepPath } from '@/lib/page/page-address';
import { readEntry, type HistoryEntry } from './history-entries';
import { readStepName } from './step-address';

/** Keeps the query; does nothing without a destination. */
export async function leaveFor(destination: string | undefined): Promise<void> {
  if (destination === undefined) return;
  const { navigateTo } = await import('./navigate');
  navigateTo(destination + window.location.search);
}

/** Without a request (specification 2: replace, keep the query). */
export function showStep(pagePath: string, stepName: string, options: { replace: boolean; keepQuery: boolean }): void {
  const address = buildStepPath({ path: pagePath }, stepName) + (options.keepQuery ? window.location.search : '');
  if (options.replace) window.history.replaceState(readEntry(), '', address);
  else window.history.pushState({ before: window.location.pathname } satisfies HistoryEntry, '', address);
}

let isGoingBack = false;

const arrive = () => {
  isGoingBack = false;
};

/**
 * Goes back in the history when the entry before shows the wanted step (undefined: the page’s own path), so that Back in
 * the form and in the browser are one. Returns false when it does not.
 */
export function goBackTo(pagePath: string, isWanted: (stepName: string | undefined) => boolean): boolean {
  const { before } = readEntry();
  if (before === undefined || !isWanted(readStepName(pagePath, before))) return false;
  // The browser takes its time; a second press would go back twice.
  if (!isGoingBack) window.history.back();
  isGoingBack = true;
  window.addEventListener('pageshow', arrive, { once: true });
  window.addEventListener('popstate', arrive, { once: true });
  return true;
}
