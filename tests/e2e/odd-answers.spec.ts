import { expect, test } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { takeCases } from '@/tests/support/only-in-all';
import { expectStep, pressContinue, walkToConsent } from '@/tests/support/walk-medicare';

const PERSON = { firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };

// What each of them is to the server stands in `faults/provider-faults`.
const ODD_ANSWERS = takeCases(
  [
    ['00005', 'HTML'],
    ['00006', 'a rejection'],
    ['00007', 'half a JSON'],
    ['00008', 'a redirect'],
    ['00009', 'a huge body'],
    ['00011', 'no phone'],
  ] as const,
  ([zipcode]) => zipcode === '00006',
);

for (const [zipcode, meaning] of ODD_ANSWERS) {
  test(`a provider that answers with ${meaning} leaves the default number`, async ({ page }) => {
    await page.goto('/otc-savings');
    await walkToConsent(page, { ...PERSON, zipcode });
    await page.locator('input[data-recipient]').first().check();
    await pressContinue(page);
    await expectStep(page, 'result');
    await expect(page.locator('form a[data-call-location=result]')).toHaveAttribute(
      'href',
      `tel:${brands.m10.phone.number.value}`,
    );
  });
}
