import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';

const AFTER_IDLE_MS = 3_000;

/** Script bytes that a real browser took over the wire, compressed, response headers included. */
export interface BrowserWeight {
  readonly atLoad: number;
  readonly afterIdle: number;
}

/** Starts the system's Chromium, or gives undefined where there is none. */
export async function startBrowser(): Promise<Browser | undefined> {
  const { executablePath, args } = chromiumLaunch;
  return executablePath === undefined ? undefined : chromium.launch({ executablePath, args });
}

/** Opens a page with an empty cache on a phone's screen and counts what scripts weigh. */
export async function weighInBrowser(browser: Browser, url: string): Promise<BrowserWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const finished: { readonly bytes: number; readonly at: number }[] = [];
  let loadedAt = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (scripts.has(requestId)) finished.push({ bytes: encodedDataLength, at: timestamp });
  });
  // By the browser's own clock: what it tells of its network may reach us after it tells of the load.
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await wait(AFTER_IDLE_MS);
  await context.close();
  const weigh = (until: number): number =>
    finished.reduce((total, { bytes, at }) => total + (at <= until ? bytes : 0), 0);
  return { atLoad: weigh(loadedAt), afterIdle: weigh(Number.POSITIVE_INFINITY) };
}
