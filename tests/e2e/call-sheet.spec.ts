import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { describeClosing } from '@/lib/brand/describe-hours';
import { readBrandOffice } from '@/tests/support/brand-office';
import { comeAt, findOpenMoment } from '@/tests/support/office-clock';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

const { hours, closedAt, opensAt, writtenOpening, writtenNumber } = readBrandOffice('m10');

async function walk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForForm(page);
  await walkToResult(page, pickShortest);
  await expect(page.locator('[data-call-sheet]')).toBeVisible();
}

test('the result is a call sheet: who answers until when, what to ask, what was answered, and nothing sold below', async ({
  page,
}) => {
  await walk(page, '/otc-savings');
  const sheet = page.locator('[data-call-sheet=open]');
  const closing = describeClosing(hours, findOpenMoment(Date.now()), 'english');
  await expect(sheet).toContainText(`Open now, until ${closing}`);
  await expect(sheet.locator('a[data-call-location=result]')).toHaveCount(1);
  await expect(sheet.locator('[data-questions] li')).toHaveCount(3);
  await expect(page.locator('main > :visible')).toHaveCount(1);
  await page.getByRole('button', { name: /^Change: .*ZIP/ }).click();
  await expect(page.locator('form')).toHaveAttribute('data-step', 'zipcode');
});

test('on a Sunday the sheet asks nobody to call, and its calendar file names an hour at which somebody answers', async ({
  page,
}) => {
  await comeAt(page, closedAt);
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/mediaalpha/')) paid.push(request.url());
  });
  await walk(page, '/otc-savings');
  const sheet = page.locator('[data-call-sheet=closed]');
  await expect(sheet).toContainText(`Opens ${writtenOpening}. Keep this sheet`);
  await expect(sheet.locator('a[href^="tel:"]')).toHaveCount(0);
  expect(paid).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const starts = new Date(opensAt).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`DTSTART:${starts}\r\n`);
  expect(text).toContain(`SUMMARY:Call ${brands.m10.name}: ${writtenNumber}`);
});
