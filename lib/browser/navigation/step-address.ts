/** Undefined on the page's own path. */
export function readStepName(pagePath: string, pathname = window.location.pathname): string | undefined {
  const path = decodeURIComponent(pathname);
  const base = pagePath === '/' ? '/' : `${pagePath}/`;
  const rest = path.startsWith(base) ? path.slice(base.length) : '';
  return rest === '' ? undefined : rest;
}

/** Listens to Back and Forward. Returns an unsubscribe function. */
export function watchAddress(onMoved: () => void): () => void {
  window.addEventListener('popstate', onMoved);
  return () => window.removeEventListener('popstate', onMoved);
}
