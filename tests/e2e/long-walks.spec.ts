import { expect, type Page } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { test } from '@/tests/support/failing-walk';
import { lookAtStep } from '@/tests/support/page-looks';
import { buildPlaceAddress } from '@/tests/support/page-set';
import { longWalks } from '@/tests/support/plan-walks';
import { pickLongest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Sizes in CSS px that a thumb and old eyes need (compliance W-04; below 16 px a phone zooms into a field). */
const SMALLEST_TARGET = 48;
const SMALLEST_INPUT_TEXT = 16;

async function measure(page: Page): Promise<{ targets: string[]; texts: string[] }> {
  return page.evaluate(
    ([target, text]) => {
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
      const controls = [
        ...document.querySelectorAll('form button, form input:not([type=hidden]):not([type=checkbox]), form select'),
      ];
      const boxes = [...document.querySelectorAll('form input[type=checkbox]')].map((box) => box.parentElement ?? box);
      return {
        targets: [...controls, ...boxes]
          .filter((one) => seen(one) && one.getBoundingClientRect().height < target)
          .map(name),
        texts: [...document.querySelectorAll('form input, form select')]
          .filter((one) => seen(one) && parseFloat(getComputedStyle(one).fontSize) < text)
          .map(name),
      };
    },
    [SMALLEST_TARGET, SMALLEST_INPUT_TEXT] as const,
  );
}

const CONTROLS = 'form :is(button, input:not([type=hidden]), select, a):not([data-ahead] *)';

/** Nothing that sticks to an edge of the screen may cover what has the focus, as it goes from one to the next (W-03). */
async function expectFocusVisible(page: Page, focusable: string): Promise<void> {
  const faults = await page.evaluate(async (selector) => {
    const findFault = (): string | undefined => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      // A link that goes on in the next line has a box for each.
      const { top, bottom, left, right } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) return 'the focus is off the screen';
      const seen = document.elementFromPoint(
        (left + right) / 2,
        Math.min(Math.max((top + bottom) / 2, 1), window.innerHeight - 1),
      );
      if (seen && (focused.contains(seen) || seen.contains(focused))) return undefined;
      return `${focused.outerHTML.slice(0, 80)} is covered by ${seen?.outerHTML.slice(0, 80) ?? '?'}`;
    };
    const found: (string | undefined)[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.focus();
      // What sticks comes and goes with the scrolling.
      await new Promise(requestAnimationFrame);
      found.push(findFault());
    }
    return found.filter((fault) => fault !== undefined);
  }, focusable);
  expect(faults).toEqual([]);
}

for (const { brand, page, road, looks } of longWalks) {
  test(`the longest road of the ${page.form} form, ${page.path} on ${brand}, by touch`, async ({
    page: tab,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    await tab.goto(buildPlaceAddress({ brand, page, query: '' }, baseURL));
    await waitForForm(tab);
    let isFirst = true;
    const met = await walkToResult(tab, pickLongest, ({ name }) =>
      test.step(name, async () => {
        if (!isFirst) await expect(tab.locator('[data-step-heading]')).toBeFocused();
        // Late parts bring controls of their own.
        await expect(tab.locator('form [data-late-part]')).toHaveCount(0);
        await expectFocusVisible(tab, isFirst ? CONTROLS : `[data-step-heading], ${CONTROLS}`);
        isFirst = false;
        expect(await measure(tab)).toEqual({ targets: [], texts: [] });
        if ([...looks].some((look) => look === name)) await lookAtStep(tab);
      }),
    );
    expect(met).toEqual(page.form && [...forms[page.form].steps]);
    expect(met).toEqual(road);
  });
}
