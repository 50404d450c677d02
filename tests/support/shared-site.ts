import { test } from '@playwright/test';
import { makeSite, type ReceivedRows, type Site } from './site';

/** What a test sees of a product that others have used before it: what there was is left out. */
interface SharedSite extends Pick<Site, 'sandbox' | 'address'> {
  /** What the database has received since the test began. */
  readRows(): Promise<ReceivedRows>;
}

let started: Promise<Site> | undefined;

/** A start takes two seconds of a core, more than most tests. */
async function startOnce(): Promise<Site> {
  const site = await makeSite();
  process.once('exit', () => site.abandon());
  await site.start();
  return site;
}

/**
 * A product for the tests of a file that count what is stored or asked of providers: one for each worker, whose
 * tests run one after the other. Who has providers fail, or looks at users or at the log, takes `ownSite`.
 */
export function sharedSite(): SharedSite {
  let current: Site | undefined;
  let since = new Date();
  const site = (): Site => {
    if (!current) throw new Error('The site is there only while a test runs.');
    return current;
  };

  test.beforeEach(async () => {
    current = await (started ??= startOnce());
    await fetch(`${current.sandbox.url}/__calls`, { method: 'DELETE' });
    since = new Date();
  });

  return {
    get sandbox() {
      return site().sandbox;
    },
    address: (...place) => site().address(...place),
    readRows: () => site().readSince(since),
  };
}
