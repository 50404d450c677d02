import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { comeAt } from '@/tests/support/office-clock';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

const SUNDAY = Date.parse('2027-01-10T17:00:00Z');

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
  await expect(sheet).toContainText('Open now, until 8 p.m. ET');
  await expect(sheet.locator('a[data-call-location=result]')).toHaveCount(1);
  await expect(sheet.locator('[data-questions] li')).toHaveCount(3);
  await expect(page.locator('main > :visible')).toHaveCount(1);
  await page.getByRole('button', { name: /^Change: .*ZIP/ }).click();
  await expect(page.locator('form')).toHaveAttribute('data-step', 'zipcode');
});

test('on a Sunday the sheet asks nobody to call, and its calendar file names an hour at which somebody answers', async ({
  page,
}) => {
  await comeAt(page, SUNDAY);
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/mediaalpha/')) paid.push(request.url());
  });
  await walk(page, '/otc-savings');
  const sheet = page.locator('[data-call-sheet=closed]');
  await expect(sheet).toContainText('Opens tomorrow 8 a.m. ET. Keep this sheet');
  await expect(sheet.locator('a[href^="tel:"]')).toHaveCount(0);
  expect(paid).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/DTSTART:\d{8}T1[23]0000Z\r\n/);
  expect(text).toContain('SUMMARY:Call Meridian 10: 1-206-555-0110');
});
