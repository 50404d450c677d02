import { expect, type Locator, type Page } from '@playwright/test';

/** One of the lists of ads of a page, the first unless told. */
export function findAdList(page: Page, place = 0): Locator {
  return page.locator('[data-ad-state]').nth(place);
}

/** Waits until a list, brought into view, says how it stands. */
export async function expectAdState(page: Page, state: string, place = 0): Promise<void> {
  await findAdList(page, place).scrollIntoViewIfNeeded();
  await expect(findAdList(page, place)).toHaveAttribute('data-ad-state', state);
}
