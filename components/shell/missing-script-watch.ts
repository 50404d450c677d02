import { CRAWLER } from '@/lib/errors/crawler';

/** Printed by the server, run by the browser from its own text: what it uses beside globals comes in as an argument. */
function watchScripts(crawler: RegExp): void {
  const ofThisPage = 'script[async][src^="/_next/"]';
  let isReloading = false;

  function recover({ src: missingScript }: HTMLScriptElement): void {
    if (isReloading || !navigator.onLine) return;
    const id = Date.now().toString(36);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Survives the reload, and is read by `error-recovery.ts`.
    history.replaceState({ id, missingScript }, '');
    isReloading = visit?.type !== 'reload';
    if (isReloading) {
      location.reload();
      return;
    }
    console.error('Error while mounting app', missingScript);
    const reference = document.querySelector('[data-failure-id]');
    if (!reference || crawler.test(navigator.userAgent)) return;
    reference.textContent = id;
    document.documentElement.dataset['failed'] = '';
  }

  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.matches(ofThisPage)) recover(target);
    },
    true,
  );
  document.querySelectorAll<HTMLScriptElement>(ofThisPage).forEach((script) => {
    const [fetched] = performance.getEntriesByName(script.src) as PerformanceResourceTiming[];
    if (fetched && fetched.responseStatus >= 400) recover(script);
  });
}

/**
 * Inline, for the one failure no bundle can see: that a first script does not load. Reloads once, then shows the error
 * view.
 */
export function buildMissingScriptWatch(): string {
  return `(${String(watchScripts)})(${String(CRAWLER)})`;
}
