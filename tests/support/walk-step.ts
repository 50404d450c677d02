import { expect, type Page } from '@playwright/test';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { AskedTogether, Step } from '@/lib/form/step';
import { pressContinue } from './walk-medicare';

/** What a visitor of our walks types, by the end of the field's name; numbers that nobody has, mail nobody reads. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/^zipcode$/, '60601'],
  [/firstName$/i, 'Lee'],
  [/lastName$/i, 'Núñez'],
  [/phone$/i, '2065550199'],
  [/email$/i, 'lee@example.com'],
  [/address$/i, '1 Main Street'],
  [/address2$/i, 'Apt 2'],
  [/Year$/, '2015'],
  [/Make$/, 'Honda'],
  [/Model$/, 'Civic'],
];

/** What a walk types into a field. */
export function typedValue(name: FieldName): string {
  return TYPED.find(([ending]) => ending.test(name))?.[1] ?? '';
}

/** Whether a field is on screen: an earlier answer, or an earlier form of the visit, may leave it out. */
export async function isAsked(page: Page, { name, onlyForSharedZip }: AskedTogether): Promise<boolean> {
  await expect(page.locator('form [data-late-part]')).toHaveCount(0);
  return !onlyForSharedZip && (await page.locator(`form [name=${name}]`).count()) > 0;
}

/** Fills in one field by the control that it has. */
async function fillField(page: Page, { name, choices }: AskedTogether): Promise<void> {
  const control = getFieldAttributes(name).control;
  if (choices) {
    await page.locator(`form [name=${name}]`).first().check();
  } else if (control === 'list') {
    await page.locator(`form select[name=${name}]`).selectOption({ index: 1 });
  } else if (control === 'date') {
    await page.locator(`form [data-date=${name}]`).fill('4/25/1958');
  } else {
    await page.locator(`form [name=${name}]`).fill(typedValue(name));
  }
}

/** Which answer a walk gives to a step that is answered with one tap; the first unless told. */
export type PickAnswer = (step: Step, count: number) => number;

/** Answers one step, read off its own definition: every field filled in, one of the answers tapped. */
export async function walkStep(page: Page, step: Step, pick: PickAnswer = () => 0): Promise<void> {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      for (const field of asking.fields) if (await isAsked(page, field)) await fillField(page, field);
      return pressContinue(page);
    case 'choice':
      return page.locator('form button[type=submit]').nth(pick(step, asking.choices.length)).click();
    case 'list':
      return page.locator('form button[type=submit]').first().click();
    case 'consent':
      for (const box of await page.locator('input[data-recipient]').all()) await expect(box).toBeEnabled();
      return pressContinue(page);
    case 'result':
      return;
  }
}
