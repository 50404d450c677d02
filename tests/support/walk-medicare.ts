import { expect, type Page } from '@playwright/test';
import type { RecordedCall } from '@/tests/sandbox/recorded-calls';
import type { Site } from './site';

/** The ad click of the first story. */
export const AD_CLICK =
  '?utm_campaign=x&gclid=12345678901234567890&firstname=Mary&email=m%40example.com&zip_code=33101';

/** Waits until the form answers to taps. */
export async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('form[data-ready]')).toBeVisible();
}

/** Waits until the form shows a step. */
export async function expectStep(page: Page, stepName: string): Promise<void> {
  await expect(page.locator('form')).toHaveAttribute('data-step', stepName);
}

/** Presses the button that moves a step of fields on. */
export async function pressContinue(page: Page): Promise<void> {
  await page.locator('form button[type=submit]:not([name])').click();
}

/** Moves a step on whose ZIP may be one that nobody lives in: such a ZIP is taken at the second press. */
export async function pressContinueTwice(page: Page): Promise<void> {
  await pressContinue(page);
  const askedBack = page.locator('form[data-step=zipcode] [name=zipcode][aria-invalid=true]');
  await expect(page.locator('form:not([data-step=zipcode])').or(askedBack)).toBeVisible();
  if (await askedBack.isVisible()) await pressContinue(page);
}

/** Taps the answer of a step that is answered with one tap. */
export async function tapAnswer(page: Page, value: string): Promise<void> {
  await page.locator(`form button[type=submit][value="${value}"]`).click();
}

/** Taps “Medicare A and B, no Medicaid”. */
export async function tapMedicareOnly(page: Page): Promise<void> {
  await page.locator('form button[value=true][data-also*=false]').click();
}

interface Person {
  readonly zipcode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Fills in what is empty, keeps what the address brought. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`form [name=${name}]:not([type=hidden]), form [data-date=${name}]`);
  if ((await field.inputValue()) !== value) await field.fill(value);
}

/** Answers the Medicare form up to the consent step. */
export async function walkToConsent(page: Page, person: Person): Promise<void> {
  await waitForForm(page);
  await expectStep(page, 'zipcode');
  await fill(page, 'zipcode', person.zipcode);
  await pressContinueTwice(page);
  await expectStep(page, 'medicare-and-medicaid');
  await tapMedicareOnly(page);
  await expectStep(page, 'birth');
  await fill(page, 'dob', '4/25/1958');
  await pressContinue(page);
  await expectStep(page, 'contact');
  await fill(page, 'firstName', person.firstName);
  await fill(page, 'lastName', person.lastName);
  await fill(page, 'phone', person.phone);
  await pressContinue(page);
  await expectStep(page, 'consent');
}

/** Ticks the company that the number comes from, and asks for the number. */
export async function giveConsent(page: Page): Promise<void> {
  await page.locator('input[data-recipient][value=mediaalpha]').check();
  await pressContinue(page);
  await expectStep(page, 'result');
}

/** The calls for a number that the provider got: at least one, which may leave after the result step is on screen. */
export async function waitForNumberCalls({ sandbox }: Pick<Site, 'sandbox'>): Promise<readonly RecordedCall[]> {
  const list = () => sandbox.calls().filter(({ call }) => call === 'get-phone');
  await expect.poll(() => list().length).toBeGreaterThan(0);
  return list();
}

/** Waits until the browser has nothing left to deliver, what it tells only once the step is painted included. */
export async function waitForDeliveries(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('funnel.delivery.')).length),
    )
    .toBe(0);
}
