import { expect, test } from '@playwright/test';
import { sharedSite } from '@/tests/support/shared-site';
import {
  expectStep,
  giveConsent,
  pressContinue,
  tapAnswer,
  waitForDeliveries,
  waitForForm,
  waitForNumberCalls,
  walkToConsent,
} from '@/tests/support/walk-medicare';

const PERSON = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' };

test('a second tab has the answers of the first, also those that name nobody else', async ({ page, context }) => {
  await page.goto('/otc-savings');
  await walkToConsent(page, PERSON);
  const second = await context.newPage();
  await second.goto('/otc-savings/contact');
  await waitForForm(second);
  await expect(second.locator('[name=phone]')).toHaveValue('(206) 555-0123');
  await expect(second.locator('[name=lastName]')).toHaveValue('Lee');
});

test('a closed tab keeps what names nobody, and a consent is never restored', async ({ page, context }) => {
  await page.goto('/otc-savings');
  await walkToConsent(page, PERSON);
  await page.locator('input[data-recipient]').first().check();
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('input[data-recipient]:checked')).toHaveCount(0);
  await page.close();
  const later = await context.newPage();
  await later.goto('/otc-savings');
  await waitForForm(later);
  await expect(later.locator('[name=zipcode]')).toHaveValue('33101');
  await later.goto('/otc-savings/contact');
  await waitForForm(later);
  await expect(later.locator('[name=phone]')).toHaveValue('');
  await expect(later.locator('[name=firstName]')).toHaveValue('');
  await expect(later.locator('[name=lastName]')).toHaveValue('');
});

test('the language switch keeps the step, the query and the answers', async ({ page }) => {
  await page.goto('/go-4-benefits?utm_campaign=x');
  await waitForForm(page);
  await page.locator('[name=zipcode]').fill('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare');
  await tapAnswer(page, 'true');
  await expectStep(page, 'contact');
  await page.locator('[data-language-switch]').click();
  await page.waitForURL('**/go-4-benefits-es/contact?utm_campaign=x');
  await waitForForm(page);
  await expectStep(page, 'contact');
  await page.goto('/go-4-benefits-es');
  await waitForForm(page);
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
});

test('what was typed beats the address on every load, and words that were not sent outlast a refresh', async ({
  page,
}) => {
  await page.goto('/go-4-benefits?zip_code=98101&firstname=Zed');
  await waitForForm(page);
  await expect(page.locator('[name=zipcode]')).toHaveValue('98101');
  await page.locator('[name=zipcode]').fill('33101');
  // What keeps typed words is fetched once the form stands.
  await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain('33101');
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
  await pressContinue(page);
  await expectStep(page, 'medicare');
  await tapAnswer(page, 'true');
  await expectStep(page, 'contact');
  await page.reload();
  await waitForForm(page);
  await expect(page.locator('[name=firstName]')).toHaveValue('Zed');
  await page.locator('[name=firstName]').fill('Mary');
  await page.locator('[name=lastName]').fill('Le');
  await page.locator('[data-language-switch]').click();
  await page.waitForURL('**/go-4-benefits-es/contact*');
  await waitForForm(page);
  await expect(page.locator('[name=firstName]')).toHaveValue('Mary');
  await expect(page.locator('[name=lastName]')).toHaveValue('Le');
  expect(page.url()).not.toMatch(/Mary|Zed/);
  await page.goto('/go-4-benefits?zip_code=98101');
  await waitForForm(page);
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
});

test('a ZIP is taken however it is pasted, and a date however it is written, with the day said back', async ({
  page,
}) => {
  await page.goto('/otc-savings');
  await waitForForm(page);
  await page.locator('[name=zipcode]').focus();
  await page.keyboard.insertText('ZIP 33101-1234');
  await expect(page.locator('[name=zipcode]')).toHaveValue('33101');
  await page.goto('/otc-savings/birth');
  await waitForForm(page);
  const [box, understood] = [page.locator('[data-date=dob]'), page.locator('[data-understood]')];
  await box.pressSequentially('03091952');
  await expect(page.locator('[name=dob]')).toHaveValue('1952-03-09');
  await expect(understood).toHaveText('Born on March 9, 1952');
  await box.fill('5 de marzo de 1957');
  await expect(understood).toHaveText('Born on March 5, 1957');
  await box.fill('4/25/2999');
  await pressContinue(page);
  await expect(page.locator('[data-field-error]')).toContainText('Date of birth must be before today');
});

// Where it is refused: `storage-refused`.
for (const [meaning, script] of [
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"],
  [
    'corrupt',
    "localStorage.setItem('funnel.values.shared', '{\"keptAt\":'); localStorage.setItem('funnel.delivery.x', '7'); sessionStorage.setItem('funnel.findings', 'null'); sessionStorage.setItem('funnel.url-parameters', '[]');",
  ],
] as const) {
  test(`with storage ${meaning} the funnel still completes`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/otc-savings');
    await walkToConsent(page, PERSON);
    await giveConsent(page);
    await expect(page.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
  });
}

test.describe('what is stored', () => {
  const site = sharedSite();

  test('five taps and Enter at once are one submission, one lead and one call for a number', async ({ page }) => {
    await page.goto(site.address('m10', '/otc-savings'));
    await walkToConsent(page, PERSON);
    await page.locator('input[data-recipient]').first().check();
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
      for (let tap = 0; tap < 5; tap += 1) button?.click();
      button?.form?.requestSubmit();
    });
    await expectStep(page, 'result');
    await waitForDeliveries(page);
    expect(await waitForNumberCalls(site)).toHaveLength(1);
    const rows = await site.readRows();
    expect(rows.leads).toHaveLength(1);
    expect(rows.consents).toHaveLength(1);
    const submitted = rows.events.filter(
      ({ name, properties }) => name === 'formStepSubmitted' && properties['stepName'] === 'consent',
    );
    expect(submitted).toHaveLength(1);
  });

  test('answers on an abandoned branch stay with the visitor and are left out of the lead', async ({ page }) => {
    await page.goto(site.address('tqg', '/call-auto'));
    await waitForForm(page);
    await tapAnswer(page, 'true');
    await expectStep(page, 'company');
    await page.locator('input[name=currentCompany]').fill('geico');
    await pressContinue(page);
    await expectStep(page, 'zipcode');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 'insured');
    await tapAnswer(page, 'false');
    await expectStep(page, 'zipcode');
    await page.locator('[name=zipcode]').fill('60601');
    await pressContinue(page);
    await expectStep(page, 'result');
    await waitForDeliveries(page);
    const { leads } = await site.readRows();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.['values']).toEqual({ zipcode: '60601', currentlyInsured: false });
  });
});
