import { expect, test } from '@playwright/test';

test('a visitor works out a figure of their own, and none of it leaves the page', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/get-yours-dental');
  const calculator = page.locator('[data-calculator=dental-bill]');
  await expect(calculator.locator('output')).toHaveText(
    'The bill, with nothing paid by a plan, and with half of it paid.',
  );
  await calculator.getByLabel('Dentist’s bill').fill('$1,318');
  await expect(calculator.locator('output')).toContainText(
    'You pay $1,318 if a plan pays nothing, and $659 if it pays half.',
  );
  await page.waitForLoadState('networkidle');
  expect(bodies.filter((body) => body.includes('1,318') || body.includes('1318'))).toEqual([]);
});
