import { expect, test, type Page } from '@playwright/test';
import { steps } from '@/funnels/steps/steps';
import { openAtStep } from '@/tests/support/open-at-step';
import { walkStep } from '@/tests/support/walk-step';

const PLACES = [
  ['m10', '/otc-savings', 'contact'],
  ['bridge', '/benefits-csnp-allowance', 'contact'],
  ['m10', '/go-4-benefits-es', 'contact'],
  ['ps', '/cheap-auto-o2x', 'driver1-contact'],
  ['tqg', '/compare-auto-es', 'driver1-contact'],
  ['wc', '/go-4-life', 'contact-address'],
  ['wc', '/go-4-life-es', 'contact-address'],
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

for (const [brand, path, stepBefore] of PLACES) {
  test(`${path} on ${brand}: the whole consent stands on one screen of a phone`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtStep(page, new URL(path, baseURL?.replace('m10', brand)).href, stepBefore);
    await walkStep(page, steps[stepBefore]);
    await expect(page.locator('[data-consent-terms]')).toBeVisible();
    const { question, button, end, hidden } = await measureConsent(page);
    expect(question).toBeGreaterThanOrEqual(0);
    expect(button).toBeLessThanOrEqual(end);
    expect(hidden).toBe(0);
  });
}
