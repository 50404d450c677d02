import { buildStepPath } from '@/lib/page/page-address';

/** The step that the address bar names; undefined on the page's own path. */
export function readStepName(pagePath: string): string | undefined {
  const path = decodeURIComponent(window.location.pathname);
  const base = pagePath === '/' ? '/' : `${pagePath}/`;
  const rest = path.startsWith(base) ? path.slice(base.length) : '';
  return rest === '' ? undefined : rest;
}

/** Leaves for another page of the brand, the query kept; nowhere when the page leads nowhere. */
export async function leaveFor(destination: string | undefined): Promise<void> {
  if (destination === undefined) return;
  const { navigateTo } = await import('./navigate');
  navigateTo(destination + window.location.search);
}

/** Puts a step into the address bar without a request (specification 2: replace, keep the query). */
export function showStep(pagePath: string, stepName: string, options: { replace: boolean; keepQuery: boolean }): void {
  const address = buildStepPath({ path: pagePath }, stepName) + (options.keepQuery ? window.location.search : '');
  if (options.replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
}

/** Listens to Back and Forward. Returns an unsubscribe function. */
export function watchAddress(onMoved: () => void): () => void {
  window.addEventListener('popstate', onMoved);
  return () => window.removeEventListener('popstate', onMoved);
}
