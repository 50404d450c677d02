import { expect, test } from '@playwright/test';
import { takeCases } from '@/tests/support/only-in-all';
import { walkStepByKeyboard } from '@/tests/support/walk-by-keyboard';
import { pickLongest, pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

// Each control is on a longest road; another language or a shorter road has no control of its own.
const WALKS = takeCases(
  [
    ['m10', '/otc-savings', 'longest'],
    ['m10es', '/go-4-benefits-es', 'longest'],
    ['tqg', '/compare-auto', 'longest'],
    ['tqg', '/compare-auto', 'shortest'],
    ['wc', '/go-4-life', 'longest'],
    ['wc', '/go-4-life-es', 'shortest'],
  ] as const,
  ([, path, length]) => length === 'longest' && !path.endsWith('-es'),
);

for (const [brand, path, length] of WALKS) {
  test(`the keyboard alone finishes ${path} on ${brand} by its ${length} road`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://${brand}.localhost:${port}${path}`);
    await waitForForm(page);
    const pick = length === 'longest' ? pickLongest : pickShortest;
    const road = await walkToResult(page, pick, () => Promise.resolve(), walkStepByKeyboard);
    expect(road.at(-1)).toBe('result');
  });
}
