import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession } from '@playwright/test';
import { median, SLOW_4G, takePhone } from './openings';
import { startScriptlessSite } from './scriptless-site';
import { type TapWatch, type TimedTap, watchTap } from './tap-watch';

const CPU_SLOWDOWN = 4;
const DELAYS_SECONDS = [0.2, 1, 3, 10] as const;
const GIVE_UP_MS = 30_000;
const LOOK_EVERY_MS = 300;
const SETTLE_MS = 300;

/** Pages that open with an answer to tap, of three templates. */
export const TAPPED_PAGES = [
  { brand: 'm10', path: '/quiz/medicare' },
  { brand: 'tqg', path: '/clicks-auto' },
  { brand: 'm10', path: '/additional-social-security-call-now' },
] as const;

interface MeasuredTap extends TimedTap {
  readonly isHydrated: boolean;
}

/** A page that only puts one question in the place of another: what no page can be faster than. */
const LIMIT = `<!doctype html><meta name="viewport" content="width=device-width"><title>Two questions</title>
<form data-ready method="dialog"><div><h2>One?</h2><button type="submit" style="padding:20px">Yes</button></div>
<div hidden><h2>Two?</h2><button type="submit">Yes</button></div></form>
<script>document.forms[0].onsubmit=(event)=>{event.preventDefault();for(const part of document.forms[0].children)part.hidden=!part.hidden}</script>`;

/** The least that shows where an answer leads, for a page without scripts of its own; runs in the page. */
function showNext(): void {
  addEventListener('click', (event) => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-onward]');
    if (!answer) return;
    event.preventDefault();
    answer.dataset['shown'] = answer.dataset['onward'];
    answer.setAttribute('aria-busy', 'true');
  });
}

/** Runs in the page. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const look = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  });
}

/** Begins to watch for a tap on it; runs in the page. */
function findFirstAnswer(): { readonly x: number; readonly y: number; readonly isHydrated: boolean } | undefined {
  const answer = document.querySelector('form button[type=submit]');
  if (!answer) return undefined;
  (window as unknown as { readonly tapWatch: TapWatch }).tapWatch.begin();
  const { left, top, width, height } = answer.getBoundingClientRect();
  const isHydrated = document.querySelector('form[data-ready]') !== null;
  return { x: left + width / 2, y: top + height / 2, isHydrated };
}

/**
 * Taps as the browser's device mode has a mouse do. A touch that a test sends itself carries the moment at which it was
 * asked for, and leaves only with the next frame of the page: 10 ms of a tap that no finger waits, 40 on a busy page.
 */
function tapAtOnce(session: CDPSession, { x, y }: { readonly x: number; readonly y: number }): void {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    const sent = session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    // Never answered, since no mouse was heard of, until the page is closed.
    sent.catch(() => undefined);
  }
}

/** A page to tap on. */
interface TappedPage {
  readonly page: string;
  readonly url: string;
  /** When it is tapped after its first paint, in s. */
  readonly delays: readonly number[];
  /** Runs in the page. */
  readonly script?: () => void;
}

/**
 * Finds its answer without Playwright's locators: once one was used, a script of theirs listens to all that a finger does,
 * which took 5 to 10 ms of a tap.
 */
async function measureTap(browser: Browser, { url, script }: TappedPage, seconds: number): Promise<MeasuredTap> {
  const { context, page, session } = await takePhone(browser, { slowdown: CPU_SLOWDOWN, line: SLOW_4G });
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  await page.addInitScript(watchTap);
  if (script) await page.addInitScript(script);
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(waitForPaint);
  await page.waitForTimeout(seconds * 1000);
  const answer = await page.evaluate(findFirstAnswer);
  if (!answer) throw new Error(`${url} has no answer to tap.`);
  tapAtOnce(session, answer);
  const readTap = () => page.evaluate(() => (window as unknown as { readonly tapWatch: TapWatch }).tapWatch.read());
  let tap: TimedTap = {};
  for (let waitedMs = 0; tap.nextMs === undefined && waitedMs < GIVE_UP_MS; waitedMs += LOOK_EVERY_MS) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    tap = await readTap();
  }
  // The browser tells of the frame somewhat later.
  await page.waitForTimeout(SETTLE_MS);
  tap = await readTap();
  await context.close();
  return { isHydrated: answer.isHydrated, ...tap };
}

/**
 * Taps the first answer at several moments after the first paint, on slow 4G at four times CPU slowdown; in the same run
 * that of a page that does nothing else, and that of the same pages without their scripts, where they are drawn whole.
 */
export async function measureTaps(browser: Browser, productPort: number, runs: number) {
  const limit = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(LIMIT));
  await new Promise<void>((resolve) => limit.listen(0, '127.0.0.1', resolve));
  const { port: limitPort } = limit.address() as AddressInfo;
  const scriptless = await startScriptlessSite(productPort);
  const pages: readonly TappedPage[] = [
    { page: 'two questions', url: `http://localhost:${limitPort}/`, delays: DELAYS_SECONDS },
    ...TAPPED_PAGES.flatMap(({ brand, path }) => {
      const page = `${brand} ${path}`;
      const place = (port: number) => `http://${brand}.localhost:${port}${path}`;
      return [
        { page: `${page} without scripts`, url: place(scriptless.port), delays: [3], script: showNext },
        { page, url: place(productPort), delays: DELAYS_SECONDS },
      ];
    }),
  ];
  const rows = [];
  for (const tapped of pages)
    for (const seconds of tapped.delays) {
      const taps: MeasuredTap[] = [];
      for (let run = 0; run < runs; run += 1) taps.push(await measureTap(browser, tapped, seconds));
      const feedback = taps.map(({ feedbackMs = Infinity }) => feedbackMs);
      const next = taps.map(({ nextMs = Infinity }) => nextMs);
      rows.push({
        page: tapped.page,
        seconds,
        hydrated: taps.filter(({ isHydrated }) => isHydrated).length,
        feedbackMs: Math.round(median(feedback)),
        worstFeedbackMs: Math.round(Math.max(...feedback)),
        nextMs: Math.round(median(next)),
        worstNextMs: Math.round(Math.max(...next)),
      });
    }
  limit.close();
  scriptless.server.close();
  return rows;
}
