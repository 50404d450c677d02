import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { findChromium } from '../process/ensure-chromium';
import { SHOT_WINDOWS, type Shot, type ShotWindow } from './shot-list';
import type { ShotOptions } from './shot-options';
import type { TakenShot } from './shot-sheet';

const OPEN_WITHIN_MS = 30_000;
/** For entrances that fade in. */
const SETTLE_MS = 400;
const LATE_PARTS_MS = 15_000;
const WORKERS = 2;
const WINDOWS: readonly ShotWindow[] = ['phone', 'desktop'];

/** The debug drawer's tab is no part of the page. */
const HIDDEN = '[aria-label="Debug drawer"] { visibility: hidden !important }';

function openWindow(browser: Browser, window: ShotWindow, theme: ShotOptions['theme']): Promise<BrowserContext> {
  const isPhone = window === 'phone';
  return browser.newContext({
    viewport: SHOT_WINDOWS[window],
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
}

/** Returns what went wrong, if anything. */
async function takePicture(
  context: BrowserContext,
  url: string,
  file: string,
  isFull: boolean,
): Promise<string | undefined> {
  const page = await context.newPage();
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: OPEN_WITHIN_MS });
    if (response?.status() !== 200) return `status ${response?.status() ?? 'unknown'}`;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(SETTLE_MS);
    // Fields that are fetched late would be missing in the picture.
    await page.waitForFunction(() => !document.querySelector('[data-late-part]'), undefined, {
      timeout: LATE_PARTS_MS,
    });
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 80,
      fullPage: isFull,
      animations: 'disabled',
      style: HIDDEN,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
  } finally {
    await page.close();
  }
}

async function requireServer(browser: Browser, shot: Shot): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(new URL(calls.getHealth.path, shot.url).href, { timeout: OPEN_WITHIN_MS });
  } catch {
    throw new Error(
      `No server answers at ${new URL(shot.url).origin}. Start one with npm run demo, or give --address.`,
    );
  } finally {
    await page.close();
  }
}

export interface TakeOptions extends Pick<ShotOptions, 'theme' | 'isFull'> {
  readonly folder: string;
  readonly onTaken: (shot: TakenShot) => void;
}

/** Two at a time; one page's fault stops no other. Each picture is a first visit. */
export async function takeShots(shots: readonly Shot[], options: TakeOptions): Promise<readonly TakenShot[]> {
  const { theme, isFull, folder, onTaken } = options;
  const [first] = shots;
  if (!first) return [];
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const taken = new Map<Shot, TakenShot>();
  const waiting = [...shots];
  const takeShot = async (shot: Shot): Promise<TakenShot> => {
    for (const window of WINDOWS) {
      const context = await openWindow(browser, window, theme);
      const fault = await takePicture(context, shot.url, join(folder, shot.files[window]), isFull);
      await context.close();
      if (fault !== undefined) return { ...shot, fault };
    }
    return shot;
  };
  const work = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
      const done = await takeShot(shot);
      taken.set(shot, done);
      onTaken(done);
    }
  };
  try {
    await requireServer(browser, first);
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  return shots.map((shot) => taken.get(shot) ?? shot);
}
