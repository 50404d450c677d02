import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { listMadeUpCalls } from '@/lib/commands/made-up/made-up-calls';
import { makeVisits } from '@/lib/commands/made-up/make-visits';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { REPORT_NAMES } from '@/lib/reporting/answer-report';
import { makeRandom } from '@/tests/support/seeded-random';
import { takeCases } from '@/tests/support/only-in-all';
import { makeSite } from '@/tests/support/site';

const PAGES = [...REPORT_NAMES, 'switches'];
const TOKEN = 'a-token-of-reports-that-is-long-enough-to-be-one';
const REPORT = '/reports/funnel?page=otc-savings&by=variant&by=campaign';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** A few visits of people, since browsers that a program drives do not count. */
async function sendVisits(request: APIRequestContext, baseURL: string): Promise<void> {
  const { port } = new URL(baseURL);
  const calls = makeVisits(makeRandom(7), 6, Date.now()).flatMap(listMadeUpCalls);
  const answers = await Promise.all(
    calls.map(({ brand, path, agent, body }) => {
      const headers = { 'user-agent': agent, 'sec-fetch-site': 'same-origin' };
      return request.post(`http://${brand}.localhost:${port}${path}`, { headers, data: body });
    }),
  );
  expect(answers.filter((answer) => !answer.ok())).toEqual([]);
  const count = async () => ((await (await request.get('/reports/funnel.json')).json()) as { visits: number }).visits;
  await expect.poll(count).toBeGreaterThan(0);
}

async function tabTo(page: Page, name: string | RegExp, role: 'combobox' | 'button' | 'link' | 'checkbox' | 'region') {
  const target = page.getByRole(role, { name }).first();
  for (let turn = 0; turn < 40; turn += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by keyboard to ${String(name)}.`);
}

/** Holds what is on screen against axe and its width, in both sizes and colours; neither changes the other. */
async function expectReadable(page: Page): Promise<void> {
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    const [own, other] = index === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const colorScheme of takeCases([own, other], (scheme) => scheme === own)) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFindings(page, colorScheme === 'dark' ? { only: 'colours' } : {});
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
}

test('reports are read and asked for by keyboard alone, in both sizes and colours', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await sendVisits(request, baseURL ?? '');
  for (const name of PAGES) {
    await page.goto(`/reports/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadable(page);
  }
  await page.goto(REPORT);
  await expectReadable(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY')) break;
  }
  await page.keyboard.press('Enter');
  await expectNoAxeFindings(page);
  await tabTo(page, 'Brand', 'combobox');
  await page.keyboard.type('m10');
  await tabTo(page, 'device', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, 'Show', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=m10&.*by=device/);
  await expect(page.getByRole('columnheader', { name: 'device' }).first()).toBeAttached();
  const table = await tabTo(page, 'Groups beside one another', 'region');
  await page.setViewportSize(SIZES[0]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.reload();
  await tabTo(page, 'Money', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money');
});

test('operators sign in and out by keyboard; the way in says what was wrong', async ({ page }) => {
  const site = await makeSite({ env: { REPORTS_TOKEN: TOKEN } });
  try {
    await site.start();
    await page.goto(site.address('m10', '/reports/money'));
    const token = page.getByLabel('Token');
    await expectReadable(page);
    await page.keyboard.press('Tab');
    await expect(token).toBeFocused();
    await page.keyboard.type('another token');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This is not the token.');
    await expectReadable(page);
    await page.keyboard.press('Tab');
    await page.keyboard.type(TOKEN);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/reports\/funnel$/);
    await tabTo(page, 'Sign out', 'button');
    await page.keyboard.press('Enter');
    await expect(token).toBeVisible();
  } finally {
    await site.close();
  }
});

test('visitors load nothing of them', () => {
  const folder = join('.next', 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(0);
  const theirs = files.filter((name) =>
    /From the visit to the sale|reports\/sign-in/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(theirs).toEqual([]);
});
