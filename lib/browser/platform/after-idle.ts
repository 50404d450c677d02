/** Where the browser has no idle callback (specification 9). */
const IDLE_FALLBACK_MS = 50;

export function runAfterIdle(work: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
    else setTimeout(work, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
