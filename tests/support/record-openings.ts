import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { comeInOpenHours } from './office-clock';

/** Where each process writes what its tests opened, one JSON line an opening. */
export const OPENINGS_FOLDER = path.resolve('reports/openings');

/** An address that a test came to: `opened` as a document, `shown` in a tab, `asked` without a browser. */
export interface Opening {
  readonly way: 'opened' | 'shown' | 'asked';
  readonly url: string;
  /** Which tab, so that the order of the addresses in it can be told. */
  readonly tab: string;
  readonly status?: number;
}

let tabs = 0;

function write(opening: Opening): void {
  if (!opening.url.startsWith('http')) return;
  appendFileSync(path.join(OPENINGS_FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(opening)}\n`);
}

function followTab(page: Page): void {
  const tab = `${process.pid}-${(tabs += 1)}`;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) write({ way: 'shown', url: frame.url(), tab });
  });
  page.on('domcontentloaded', () => write({ way: 'opened', url: page.url(), tab }));
}

function followBrowser(browser: Browser): Browser {
  browser.on('context', (context) => context.on('page', followTab));
  return browser;
}

function followRequests(context: APIRequestContext): APIRequestContext {
  const ask = context.fetch.bind(context);
  return Object.assign(context, {
    fetch: async (...args: Parameters<typeof ask>) => {
      const response = await ask(...args);
      write({ way: 'asked', url: response.url(), tab: '', status: response.status() });
      return response;
    },
  });
}

/**
 * Has every browser and request context of this process write down what its tests open, for the count at the end, and
 * its visitors come in open hours.
 */
export function recordOpenings(): void {
  mkdirSync(OPENINGS_FOLDER, { recursive: true });
  const launch = chromium.launch.bind(chromium);
  const newContext = request.newContext.bind(request);
  Object.assign(chromium, {
    launch: async (...args: Parameters<typeof launch>) => comeInOpenHours(followBrowser(await launch(...args))),
  });
  Object.assign(request, {
    newContext: async (...args: Parameters<typeof newContext>) => followRequests(await newContext(...args)),
  });
}
