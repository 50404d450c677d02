import { buildStepPath } from '@/lib/page/page-address';
import { readEntry, type HistoryEntry } from './history-entries';

/** Undefined on the page's own path. */
export function readStepName(pagePath: string, pathname = window.location.pathname): string | undefined {
  const path = decodeURIComponent(pathname);
  const base = pagePath === '/' ? '/' : `${pagePath}/`;
  const rest = path.startsWith(base) ? path.slice(base.length) : '';
  return rest === '' ? undefined : rest;
}

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
  return true;
}

/** Listens to Back and Forward. Returns an unsubscribe function. */
export function watchAddress(onMoved: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const arrive = () => (isGoingBack = false);
  window.addEventListener('pageshow', arrive, { signal });
  window.addEventListener('popstate', arrive, { signal });
  window.addEventListener('popstate', onMoved, { signal });
  return () => watching.abort();
}
