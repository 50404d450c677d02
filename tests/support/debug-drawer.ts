import { expect, type Locator, type Page } from '@playwright/test';
import { waitForForm } from './walk-medicare';

/** The drawer's region: the tab in the margin, or the drawer itself. */
export function findDrawer(page: Page): Locator {
  return page.getByRole('region', { name: 'Debug drawer' });
}

/** Waits until the page is quiet enough to have the drawer. */
export async function waitForDrawer(page: Page): Promise<void> {
  await waitForForm(page);
  await expect(findDrawer(page).getByRole('button').first()).toBeVisible();
}

/** Has pages say what those of a production build say, as the unit test of the page shows: no drawer for all. */
export async function sayProduction(page: Page): Promise<void> {
  await page.route('**/_next/static/data/*.js', async (route) => {
    const answer = await route.fetch();
    const data = await answer.text();
    const production = data.replaceAll('hasDebugDrawer\\":true', 'hasDebugDrawer\\":false');
    expect(production).not.toBe(data);
    await route.fulfill({ response: answer, body: production });
  });
}

/** Opens the drawer by its key. */
export async function openDrawer(page: Page): Promise<Locator> {
  await waitForDrawer(page);
  const drawer = findDrawer(page);
  await page.keyboard.press('`');
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  return drawer;
}

/** A subject of the drawer, unfolded. */
export async function unfold(drawer: Locator, name: string): Promise<Locator> {
  const section = drawer.locator(`[data-section="${name}"]`);
  await expect(section).toBeVisible();
  if ((await section.getAttribute('open')) === null) await section.locator('summary').first().click();
  return section;
}

/** Fills the form in to its result. */
export async function fillToEnd(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: 'Fill to the end' }).click();
  await expect(drawer.getByRole('status')).toHaveText('At result.', { timeout: 60_000 });
  await expect(page.locator('form')).toHaveAttribute('data-step', 'result');
}

/** The text of every script that the page has fetched so far. */
export function collectScripts(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}
