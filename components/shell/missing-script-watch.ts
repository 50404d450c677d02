import { CRAWLER } from '@/lib/errors/crawler';

/** Printed by the server, run by the browser from its own text: what it uses beside globals comes in as an argument. */
function watchScripts(crawler: RegExp): void {
  const ofThisPage = 'script[async][src^="/_next/"]';
  const loaded = new WeakSet<EventTarget>();
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

  /** The part is told to have failed, by the event that its loader waits for. */
  function refuse(event: ErrorEvent): void {
    const script = [...document.scripts].find(({ src }) => src === event.filename);
    if (!script || loaded.has(script) || !script.matches('[src^="/_next/"]')) return;
    event.stopImmediatePropagation();
    script.dispatchEvent(new Event('error'));
  }

  // A script that ran as far as its end cannot be unreadable: what it throws later is an error of its own.
  document.addEventListener('load', ({ target }) => target && loaded.add(target), true);
  window.addEventListener(
    'error',
    (event) => {
      if (event.error instanceof SyntaxError) refuse(event);
      if (event.target instanceof HTMLScriptElement && event.target.matches(ofThisPage)) recover(event.target);
    },
    true,
  );
  document.querySelectorAll<HTMLScriptElement>(ofThisPage).forEach((script) => {
    const [fetched] = performance.getEntriesByName(script.src) as (PerformanceResourceTiming & {
      readonly contentType?: string;
    })[];
    if (fetched && (fetched.responseStatus >= 400 || fetched.contentType === 'text/html')) recover(script);
  });
}

/**
 * Inline, for the failures no bundle can see. A first script that does not load: reloads once, then shows the error
 * view. Any script, early or late, that answers 200 with something else, such as the page of a hotel's network: the
 * browser calls it loaded, and whoever waits for it would wait for ever, so it is made a script that did not load.
 */
export function buildMissingScriptWatch(): string {
  return `(${String(watchScripts)})(${String(CRAWLER)})`;
}
