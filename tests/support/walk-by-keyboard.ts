import type { Page } from '@playwright/test';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { AskedTogether, Step } from '@/lib/form/step';
import { isAsked, typedValue, type PickAnswer } from './walk-step';

/** Presses Tab until the focused element matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

async function pickFromList(page: Page, name: FieldName): Promise<void> {
  await tabTo(page, `#field-${name}[role=combobox]`);
  await page.keyboard.press('Enter');
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[role=option]').first().waitFor({ state: 'detached' });
}

async function typeField(page: Page, { name, choices }: AskedTogether): Promise<void> {
  const { control } = getFieldAttributes(name);
  if (choices) {
    await tabTo(page, `form [name=${name}]`);
    return page.keyboard.press('Space');
  }
  if (control === 'list') return pickFromList(page, name);
  if (control === 'date') {
    await tabTo(page, `[data-date=${name}]`);
    return page.keyboard.type('April 25, 1958');
  }
  await tabTo(page, `form [name=${name}]`);
  await page.keyboard.type(typedValue(name));
}

/** Answers one step with the keyboard alone, as a person would: Tab to it, type, Enter. */
export async function walkStepByKeyboard(page: Page, step: Step, pick: PickAnswer = () => 0): Promise<void> {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      for (const field of asking.fields) if (await isAsked(page, field)) await typeField(page, field);
      await tabTo(page, 'form button[type=submit]');
      break;
    case 'choice': {
      const choice = asking.choices[pick(step, asking.choices.length)];
      const also = choice?.also ? `[data-also='${JSON.stringify(choice.also)}']` : '';
      await tabTo(
        page,
        `form button[name="${choice?.field ?? asking.field}"][value="${String(choice?.value)}"]${also}`,
      );
      break;
    }
    case 'list':
      await tabTo(page, `form input[name=${asking.field}]`);
      await page.keyboard.type(String(asking.choices.at(1)?.value));
      await tabTo(page, 'form button[type=submit]:not([name])');
      break;
    case 'consent':
      await tabTo(page, 'form input[type=checkbox]');
      await page.keyboard.press('Space');
      await tabTo(page, 'form button[type=submit]');
      break;
    case 'result':
      await tabTo(page, 'form a[data-call-location=result]');
      return;
  }
  await page.keyboard.press('Enter');
}
