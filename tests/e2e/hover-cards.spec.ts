import { expect, test } from '@playwright/test';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

test('a tap on a term opens its card above the call bar; a tap beside it closes it', async ({ page }) => {
  await page.goto('/go-4-benefits');
  await waitForForm(page);
  const card = page.locator('#about-part-b-giveback');
  await page.getByText('Does this change my Social Security?').tap();
  await page.getByRole('button', { name: 'Part B premium reduction' }).tap();
  await expect(card).toBeVisible();
  await expect(card).toContainText('does not come from the government');
  const bar = await page.locator('[data-block-id=call-bar]').boundingBox();
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectNoAxeFindings(page, { within: 'main' });
  await page.locator('main').tap({ position: { x: 5, y: 5 } });
  await expect(card).toBeHidden();
});

test('a question explains its term in the language of the page, and the answer is still asked', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://m10es.localhost:${port}/go-4-benefits-es/medicare`);
  await waitForForm(page);
  await page.getByRole('button', { name: '¿Qué es Medicare Advantage?' }).tap();
  const card = page.locator('#about-medicare');
  await expect(card).toContainText('Un plan de salud de una compañía privada');
  await card.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(card).toBeHidden();
  await expectStep(page, 'medicare');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tap on a term opens its card as well', async ({ page }) => {
    await page.goto('/go-4-benefits');
    await page.getByText('Does this change my Social Security?').tap();
    await page.getByRole('button', { name: 'Part B premium reduction' }).tap();
    await expect(page.locator('#about-part-b-giveback')).toBeVisible();
  });
});
