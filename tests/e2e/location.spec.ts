import { expect, test } from '@playwright/test';
import { pressContinue, waitForForm } from '@/tests/support/walk-medicare';

test('a page speaks of the place of the ZIP in the address, then of the one that was typed; nothing moves', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://emily.localhost:${port}/location-plans?zip_code=33101`);
  await waitForForm(page);
  const block = page.locator('[data-block-id=location]');
  await expect(block).toContainText('in or near Miami, Florida, and the county we have for that is Miami-Dade');
  const height = async () => (await block.boundingBox())?.height;
  const before = await height();
  await page.locator('[name=zipcode]').fill('60601');
  await pressContinue(page);
  await expect(block).toContainText('in or near Chicago, Illinois, and the county we have for that is Cook');
  expect(await height()).toBe(before);
});

test('without a ZIP the words hold everywhere', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://emily.localhost:${port}/location-plans`);
  await waitForForm(page);
  await expect(page.locator('[data-block-id=location]')).toContainText('Once you have given your ZIP code');
});

test('the question after the ZIP says where that is, drawn, and what holds there', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://tqg.localhost:${port}/compare-auto`);
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('98101');
  await pressContinue(page);
  const note = page.locator('[data-place-note]');
  await expect(note).toContainText('Seattle, Washington');
  await expect(note).toContainText('underinsured motorist coverage');
  await expect(note).toContainText('Source: insurance law of Washington, 2026');
  await expect(note.locator('path')).toHaveCount(2);
});
