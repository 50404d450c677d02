import { expect, test, type Page } from '@playwright/test';
import { doubleTap } from '@/tests/support/double-tap';
import { waitUntilStill } from '@/tests/support/shell';
import { expectStep, pressContinue, waitForForm } from '@/tests/support/walk-medicare';

/** Of hands that tap twice, the quick and the slow. */
const GAPS_MS = [50, 250, 600];

/** What a second tap sets off is over when nothing scrolls any more. */
function waitForQuiet(page: Page): Promise<void> {
  return waitUntilStill(page, () => page.evaluate(() => window.scrollY));
}

for (const { brand, path, next } of [
  { brand: 'tqg', path: '/quiz/auto', next: 'company' },
  { brand: 'm10', path: '/quiz/medicare', next: 'medicaid' },
]) {
  test(`two taps on an answer of ${path} answer one question and press nothing else`, async ({ page, baseURL }) => {
    for (const gapMs of GAPS_MS) {
      await page.goto(`http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`);
      await waitForForm(page);
      await doubleTap(page, page.locator('form button[value=true]'), gapMs);
      await expectStep(page, next);
      await waitForQuiet(page);
      await expectStep(page, next);
      expect(new URL(page.url()).pathname, `${gapMs} ms`).toBe(`${path}/${next}`);
    }
  });
}

test('two taps on Continue, Skip and Back go one step, and none opens the keyboard', async ({ page }) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await doubleTap(page, page.locator('form button[type=submit]'), 450);
  await waitForQuiet(page);
  await expectStep(page, 'medicare-and-medicaid');
  await doubleTap(page, page.getByRole('button', { name: 'Skip this question' }), 450);
  await waitForQuiet(page);
  await expectStep(page, 'birth');
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await expectStep(page, 'contact');
  await waitForQuiet(page);
  await expect(page.locator('[data-step-heading]')).toBeFocused();
  await doubleTap(page, page.getByRole('button', { name: 'Back' }), 450);
  await waitForQuiet(page);
  await expectStep(page, 'birth');
});

test('two questions in quick succession are answered, in different places', async ({ page }) => {
  await page.goto('/quiz/medicare');
  await waitForForm(page);
  await page.locator('form button[value=true]').tap();
  await expectStep(page, 'medicaid');
  await page.locator('form button[value=false]').tap();
  await expect(page.locator('form')).not.toHaveAttribute('data-step', 'medicaid');
});

test('a quick tap is an answer as the finger lifts, of which the browser makes neither a mouse nor a click', async ({
  page,
}) => {
  await page.goto('/quiz/medicare');
  await waitForForm(page);
  const answer = page.locator('form button[value=true]');
  // What knows a held press knows a quick tap as well.
  await answer.dispatchEvent('pointerdown', { pointerType: 'mouse', isPrimary: true });
  await expect(answer).toHaveAttribute('data-held');
  await answer.dispatchEvent('pointercancel');
  await page.evaluate(() => {
    const heard: string[] = [];
    const note = ({ type, isTrusted }: Event) => heard.push(isTrusted ? type : `${type} of a script`);
    for (const type of ['touchend', 'mousedown', 'click']) addEventListener(type, note, true);
    Object.assign(window, { heard });
  });
  const { x, y } = (await answer.boundingBox()) ?? { x: 0, y: 0 };
  const finger = await page.context().newCDPSession(page);
  // Told ahead of their time, so that a busy machine does not make a slow tap of a quick one.
  const timestamp = Date.now() / 1000 + 10;
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 20, y: y + 20 }],
    timestamp,
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 });
  await expectStep(page, 'medicaid');
  const heard = await page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
  expect(heard).toEqual(['touchend', 'click of a script']);
});

test('the pressed button looks busy until the number is there, and a second press changes nothing', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://tqg.localhost:${new URL(baseURL ?? '').port}/call-auto/zipcode`);
  await waitForForm(page);
  let calls = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/mediaalpha/get-phone', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.locator('[name=zipcode]').fill('60601');
  const button = page.locator('form button[type=submit]');
  await pressContinue(page);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveText('Continue');
  await expect(page.locator('form [role=status]')).toHaveText('Checking…');
  await pressContinue(page);
  answer();
  await expectStep(page, 'result');
  expect(calls).toBe(1);
});
