import type { Page } from '@playwright/test';
import type { FieldName } from '@/lib/fields/field-name';
import type { Step } from '@/lib/form/step';
import { pressContinue } from './walk-medicare';

/** What a visitor of our walks types; numbers that nobody has, addresses that nobody reads. */
const TYPED: { readonly [Name in FieldName]?: string } = {
  zipcode: '60601',
  firstName: 'Lee',
  lastName: 'Núñez',
  phone: '206 555 0199',
  email: 'lee@example.com',
  address: '1 Main Street',
};

/** Answers one step by its shortest way, read off its own definition. */
export async function walkStep(page: Page, step: Step): Promise<void> {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      for (const { name } of asking.fields) await page.locator(`form [name=${name}]`).fill(TYPED[name] ?? '');
      return pressContinue(page);
    case 'choice':
      return page.locator(`form button[type=submit][value="${String(asking.choices[0]?.value)}"]`).click();
    case 'list':
      await page.locator(`form select[name=${asking.field}]`).selectOption(String(asking.choices[0]?.value));
      return pressContinue(page);
    case 'consent':
      return pressContinue(page);
    case 'result':
      return;
  }
}
