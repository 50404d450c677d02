import { REPEAT_MS } from '@/lib/browser/platform/left-press';
import { LATE_DATA_ID, LATE_FILES_ID, type LateFiles } from '@/lib/document/late-files';
import type { EarlyTaps } from '@/lib/document/early-taps';

/** Printed by the server, run by the browser from its own text: what it uses beside globals comes in as an argument. */
function startLate(listId: string, dataId: string, repeatMs: number): void {
  const fingers = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];
  const intents = [...fingers, 'keydown', 'focusin', 'scroll'];
  let pointer: PointerEvent | undefined;
  let begun = false;
  let hurry: () => void = () => undefined;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));

  const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

  // On the screen, not only drawn: in between the browser lets a first look at cookies or storage wait.
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    // For a browser that keeps it to itself.
    setTimeout(resolve, 2000);
  });

  function onClick(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>('a,button:not([popovertarget]),[role=switch]');
    const [first] = taps.presses;
    // The step that it leads to is on screen already.
    const isShown = first?.button.getClientRects().length === 0;
    const repeats = isShown && event.detail > 0 && event.timeStamp - first.click.timeStamp < repeatMs;
    if (!repeats && target instanceof HTMLAnchorElement) taps.links.push(event);
    if (!repeats && (!target || target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (repeats || !target) return;
    taps.presses.splice(isShown ? 1 : 0).forEach(({ button }) => button.removeAttribute('aria-busy'));
    target.setAttribute('aria-busy', 'true');
    taps.presses.push({ button: target, click: event, pointer });
    if (!target.dataset['onward']) return;
    // Once the press is seen: where it leads, then all that has to be done for it.
    afterPaint(() => {
      const { onward } = target.dataset;
      // The form may have become ready meanwhile, and moves by itself.
      if (onward) target.dataset['shown'] = onward;
      (target as HTMLButtonElement).form?.scrollIntoView();
      afterPaint(hurry);
    });
  }

  /** Left to itself a browser presses the first button of a form: an answer above the box, or one of a step that was left. */
  function onEnter(event: KeyboardEvent): void {
    const box = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !box.matches('input')) return;
    const send = box.closest('[data-ahead],form')?.querySelector<HTMLElement>('button:not([type=button],[name])');
    if (!send) return;
    event.preventDefault();
    send.click();
  }

  // Once the press is seen: to ask for files takes longer than to draw it.
  const onIntent = (event: Event) => {
    if (event.type === 'pointerdown') pointer = event as PointerEvent;
    // React would take the whole page over before the press is seen.
    if ((event.target as Partial<Element>).closest?.('[data-onward]')) event.stopPropagation();
    else afterPaint(hurry);
    if (!begun) afterPaint(begin);
  };

  const taps: EarlyTaps = {
    presses: [],
    links: [],
    end: () => {
      removeEventListener('click', onClick, true);
      intents.forEach((intent) => removeEventListener(intent, onIntent, true));
    },
  };

  /** Put before the styles of the brand, as Next has its sheets. Settles when it is there or known to be missing. */
  function load(element: HTMLElement): Promise<unknown> {
    return new Promise((resolve) => {
      element.onload = element.onerror = resolve;
      document.querySelector('style:not([data-precedence])')?.before(element);
    });
  }

  /** When nothing else is to be done; at once for a visitor who reaches for the page. */
  const whenFree = () =>
    Promise.race([
      hurried,
      new Promise<unknown>((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
        else setTimeout(resolve, 50);
      }),
    ]);

  const write = (values: Partial<HTMLScriptElement>) => Object.assign(document.createElement('script'), values);
  const run = (src: string) => load(write({ async: true, src }));

  /** For what is to take the page over: all of it has to be there. */
  const whenParsed = () =>
    document.readyState === 'loading' && new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

  async function start({ styles, scripts, answering, data }: LateFiles): Promise<void> {
    const link = (values: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), values);
    // All of them at once: for each that comes by itself the styles of the whole page are reckoned anew.
    const sheets = styles.map((href) => link({ rel: 'stylesheet', media: 'print', href }));
    const styled = Promise.all(sheets.map(load));
    const preload = (href?: string) => {
      if (href) void load(link({ rel: 'preload', as: 'script', href, fetchPriority: 'low' }));
    };
    [...scripts, data].forEach(preload);
    void hurried.then(() => answering?.forEach(preload));
    for (const src of scripts) {
      await whenFree();
      await Promise.race([hurried, run(src)]);
    }
    await styled;
    sheets.forEach((sheet) => (sheet.media = ''));
    await whenParsed();
    await whenFree();
    if (data) void run(data);
    else void load(write({ text: document.getElementById(dataId)?.textContent ?? '' }));
  }

  const readFiles = () => JSON.parse(document.getElementById(listId)?.textContent ?? 'null') as LateFiles | null;

  function begin(): void {
    const files = begun ? undefined : readFiles();
    if (!files) return;
    begun = true;
    void start(files);
  }

  /** Behind the first paint. Not marked as `async`, so that no reload follows where it is missing. */
  function beginVisit(): void {
    const src = readFiles()?.visit;
    if (src) void load(write({ src, fetchPriority: 'low' }));
  }

  window.earlyTaps = taps;
  addEventListener('click', onClick, true);
  // As long as the page lives, behind whatever else it does with the key.
  addEventListener('keydown', onEnter);
  intents.forEach((intent) => addEventListener(intent, onIntent, true));
  void painted.then(whenParsed).then(beginVisit);
  addEventListener('load', () => void painted.then(whenFree).then(begin), { once: true });
}

/**
 * The only script that runs before the first paint: when the others begin, what happens to taps until then, and what Enter
 * presses.
 */
export function buildLateStart(): string {
  const given = [LATE_FILES_ID, LATE_DATA_ID, REPEAT_MS].map((value) => JSON.stringify(value));
  return `(${String(startLate)})(${given.join()})`;
}
