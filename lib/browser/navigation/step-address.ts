import { buildStepPath } from '@/lib/page/page-address';

/** Undefined on the page's own path. */
export function readStepName(pagePath: string): string | undefined {
  const path = decodeURIComponent(window.location.pathname);
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
  if (options.replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
}

/** Listens to Back and Forward. Returns an unsubscribe function. */
export function watchAddress(onMoved: () => void): () => void {
  window.addEventListener('popstate', onMoved);
  return () => window.removeEventListener('popstate', onMoved);
}
