import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { paintIn } from './paint-in';

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What the law wants said can be read: at least 16 px, shown, and in no box that closes (compliance M-13). */
async function expectReadableDisclosures(page: Page): Promise<void> {
  const unreadable = await page.locator('[data-block-id=disclosures] p').evaluateAll((paragraphs) =>
    paragraphs
      .filter((paragraph) => {
        const { fontSize, display, visibility } = getComputedStyle(paragraph);
        const isShown = display !== 'none' && visibility === 'visible' && paragraph.getClientRects().length > 0;
        return parseFloat(fontSize) < 16 || !isShown || paragraph.closest('details') !== null;
      })
      .map(({ textContent }) => textContent),
  );
  expect(unreadable).toEqual([]);
}

/** Looks at a page as it was opened: disclosures, axe in dark and in light, and nothing wider than a phone. */
export async function lookAtPage(page: Page): Promise<void> {
  await expectReadableDisclosures(page);
  await paintIn(page, 'dark');
  await expectNoAxeFindings(page, { only: 'colours' });
  await paintIn(page, 'light');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  // The narrowest phone; it is also a page of 640 px at 200 % zoom (compliance 8, item 7).
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Looks at a step's form, in light: around it stands what its page has shown already. */
export async function lookAtStep(page: Page): Promise<void> {
  await paintIn(page, 'light');
  await expectNoAxeFindings(page, { within: 'form' });
  await expectNoSidewaysScroll(page);
}
