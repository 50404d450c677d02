import { expect, test, type Page } from '@playwright/test';
import { sharedSite } from '@/tests/support/shared-site';

const site = sharedSite();

function listKept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('funnel.delivery.')));
}

/** As in a tab that the browser has frozen: what it sent is never answered, and no time runs out. */
async function hangUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route('**/api/event/create', () => undefined);
}

test('a tab whose requests hang keeps no other tab from delivering what both have', async ({ context }) => {
  const hanging = await context.newPage();
  await hangUp(hanging);
  await hanging.goto(site.address('m10', '/tos'));
  await hanging.locator('html[data-visit=started]').waitFor();
  await expect.poll(() => listKept(hanging)).not.toEqual([]);
  const other = await context.newPage();
  await other.goto(site.address('m10', '/privacy'));
  await expect.poll(() => listKept(other)).toEqual([]);
  const { events } = await site.readRows();
  const viewed = events.filter(({ name }) => name === 'pageView').map(({ properties }) => String(properties['url']));
  expect(viewed.map((url) => new URL(url).pathname).toSorted()).toEqual(['/privacy', '/tos']);
});
