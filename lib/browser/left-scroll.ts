import { sessionStore } from './storage';

const LEFT_AT_KEY = 'left-at';

/** Keeps how far down each page was left; gives the way to stop. */
export function keepLeftScroll(): () => void {
  const keep = () => {
    sessionStore.write(LEFT_AT_KEY, window.scrollY);
  };
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('pagehide', keep);
  };
}

/** Shows a page as far down as the one before was left; going back and reloading the browser does by itself. */
export function restoreLeftScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isArrival = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const top = sessionStore.read(LEFT_AT_KEY);
  if (isArrival && window.location.hash === '' && typeof top === 'number')
    window.scrollTo({ top, behavior: 'instant' });
}
