import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { runsAll } from '@/tests/support/only-in-all';
import { openRoughLink, type RoughLink } from '@/tests/support/rough-link';
import { makeRandom } from '@/tests/support/seeded-random';
import { makeSite, type Site } from '@/tests/support/site';

const EVENTS = runsAll ? 10_000 : 300;
const BROWSERS = runsAll ? 10 : 2;
const LINK_DELAY_MS = 250;
/** Below the thousand that a browser keeps, so that nothing has to give way. */
const BACKLOG_MAXIMUM = 600;

let site: Site;
let link: RoughLink;

test.beforeEach(async () => {
  site = await makeSite();
  await site.start();
  const random = makeRandom(4);
  link = await openRoughLink(Number(new URL(site.address('m10', '/')).port), LINK_DELAY_MS, () => {
    const chance = random();
    if (chance < 0.06) return 'refused';
    if (chance < 0.1) return 'failing';
    if (chance < 0.15) return 'cut before';
    return chance < 0.2 ? 'cut after' : 'none';
  });
});

test.afterEach(async () => {
  await link.close();
  await site.close();
});

/** Taps that many links, each with an address of its own, so that every event can be told from every other. */
function tap(page: Page, first: number, count: number): Promise<void> {
  return page.evaluate(
    ([from, to]) => {
      const anchor = document.createElement('a');
      anchor.addEventListener('click', (event) => event.preventDefault());
      document.body.append(anchor);
      for (let number = from; number < to; number += 1) {
        anchor.setAttribute('href', `#tap-${number}`);
        anchor.click();
      }
      anchor.remove();
    },
    [first, first + count] as const,
  );
}

function countKept(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('funnel.delivery.')).length);
}

/** One visitor's browser with two tabs, which are reloaded, crashed and cut off while they tell of taps. */
class RestlessVisitor {
  private tabs: Page[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly random: () => number,
  ) {}

  private async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    await this.arrive(page);
    return page;
  }

  private async arrive(page: Page): Promise<void> {
    await page.goto(`http://m10.localhost:${link.port}/tos`);
    await page.locator('html[data-visit=started]').waitFor();
  }

  private async misbehave(index: number): Promise<void> {
    const chance = this.random();
    const page = this.tabs[index];
    if (!page) return;
    if (chance < 0.25) {
      const session = await this.context.newCDPSession(page);
      await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
      await page.close().catch(() => undefined);
      this.tabs[index] = await this.openTab();
    } else if (chance < 0.5) {
      await this.arrive(page);
    } else if (chance < 0.65) {
      await this.context.setOffline(true);
      await page.waitForTimeout(300);
      await this.context.setOffline(false);
    }
  }

  async tell(first: number, count: number): Promise<void> {
    this.tabs = [await this.openTab(), await this.openTab()];
    for (let done = 0; done < count;) {
      const index = this.random() < 0.5 ? 0 : 1;
      const page = this.tabs[index];
      if (!page) throw new Error('a tab is missing');
      const batch = Math.min(count - done, 20 + Math.floor(this.random() * 80));
      await tap(page, first + done, batch);
      done += batch;
      await this.misbehave(index);
      const witness = this.tabs[1 - index];
      if (witness) await expect.poll(() => countKept(witness), { timeout: 120_000 }).toBeLessThan(BACKLOG_MAXIMUM);
    }
  }

  /** Comes back until nothing is left to deliver. */
  async finish(): Promise<void> {
    const [page] = this.tabs;
    if (!page) return;
    for (let visit = 0; visit < 20 && (await countKept(page)) > 0; visit += 1) {
      await this.arrive(page);
      await expect
        .poll(() => countKept(page), { timeout: 20_000 })
        .toBe(0)
        .catch(() => undefined);
    }
    expect(await countKept(page)).toBe(0);
  }
}

test(`${EVENTS} events arrive once each over a rough link, reloads, crashes and two tabs`, async ({ browser }) => {
  test.setTimeout(600_000);
  const each = EVENTS / BROWSERS;
  const visitors = await Promise.all(
    Array.from({ length: BROWSERS }, async (_, index) => {
      const context = await newVisitor(browser);
      const visitor = new RestlessVisitor(context, makeRandom(index + 1));
      await visitor.tell(index * each, each);
      return { context, visitor };
    }),
  );
  link.calm();
  for (const { context, visitor } of visitors) {
    await visitor.finish();
    await context.close();
  }
  const { events } = await site.stopAndRead();
  const taps = events.flatMap(({ properties }) => {
    const href = properties['href'];
    return typeof href === 'string' && href.startsWith('#tap-') ? [href] : [];
  });
  expect(new Set(taps).size).toBe(EVENTS);
  expect(taps).toHaveLength(EVENTS);
  expect(Math.max(...events.map(({ properties }) => Number(properties['deliveryDrops'])))).toBe(0);
});

function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 390, height: 844 } });
}
