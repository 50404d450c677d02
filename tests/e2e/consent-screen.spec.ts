import { expect, test, type Page } from '@playwright/test';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

const PLACES = [
  ['m10', '/otc-savings'],
  ['bridge', '/benefits-csnp-allowance'],
  ['m10', '/go-4-benefits-es'],
  ['ps', '/cheap-auto-o2x'],
  ['tqg', '/compare-auto-es'],
  ['wc', '/go-4-life'],
  ['wc', '/go-4-life-es'],
] as const;

/** Where the consent begins and ends in the view, and where the view ends that no bar covers. */
function measureConsent(page: Page) {
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const bar = document.querySelector('[data-block-id="call-bar"]');
    const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky';
    return {
      question: find('[data-step-heading]')?.top ?? Number.NaN,
      button: find('form button[type=submit]')?.bottom ?? Number.NaN,
      end: innerHeight - (isSticky ? bar.getBoundingClientRect().height : 0),
      // A box that scrolls, or words that are folded away, would hide what is agreed to.
      hidden: [...document.querySelectorAll('[data-consent-words]')].filter((words) => {
        const boxes = [words, words.parentElement, words.closest('form')].filter((box) => box !== null);
        return words.closest('details') !== null || boxes.some((box) => getComputedStyle(box).overflowY !== 'visible');
      }).length,
    };
  });
}

for (const [brand, path] of PLACES) {
  test(`${path} on ${brand}: the whole consent stands on one screen of a phone`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL(path, baseURL?.replace('m10', brand)).href);
    await waitForForm(page);
    const seen: string[] = [];
    await walkToResult(page, pickShortest, async ({ asking }) => {
      if (asking.kind !== 'consent') return;
      await expect(page.locator('[data-consent-terms]')).toBeVisible();
      const { question, button, end, hidden } = await measureConsent(page);
      expect(question).toBeGreaterThanOrEqual(0);
      expect(button).toBeLessThanOrEqual(end);
      expect(hidden).toBe(0);
      seen.push(path);
    });
    expect(seen).toEqual([path]);
  });
}
