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
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = bytes;
  await page.waitForLoadState('networkidle');
  await wait(AFTER_IDLE_MS);
  const afterIdle = bytes;
  await context.close();
  return { atLoad, afterIdle };
}
