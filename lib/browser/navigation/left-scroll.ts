import { sessionStore } from '../platform/storage';

const LEFT_AT_KEY = 'left-at';

/** Returns a stop function. */
export function keepLeftScroll(): () => void {
  const keep = () => {
    sessionStore.write(LEFT_AT_KEY, window.scrollY);
  };
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('pagehide', keep);
  };
}

/** Only for links; the browser restores it for back and reload. */
export function restoreLeftScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isArrival = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const top = sessionStore.read(LEFT_AT_KEY);
  if (isArrival && window.location.hash === '' && typeof top === 'number')
    window.scrollTo({ top, behavior: 'instant' });
}
