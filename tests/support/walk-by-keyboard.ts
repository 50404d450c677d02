import type { Page } from '@playwright/test';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { Step } from '@/lib/form/step';
import { typedValue, type PickAnswer } from './walk-step';

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

async function typeField(page: Page, name: FieldName): Promise<void> {
  const { control } = getFieldAttributes(name);
  if (control === 'list') return pickFromList(page, name);
  if (control === 'date') {
    for (const [part, value] of [
      ['month', 'Apr'],
      ['day', '25'],
      ['year', '1958'],
    ] as const) {
      await tabTo(page, `[data-part=${part}]`);
      await page.keyboard.type(value);
    }
    return;
  }
  await tabTo(page, `form [name=${name}]`);
  await page.keyboard.type(typedValue(name));
}

/** Answers one step with the keyboard alone, as a person would: Tab to it, type, Enter. */
export async function walkStepByKeyboard(page: Page, step: Step, pick: PickAnswer = () => 0): Promise<void> {
  const { asking } = step;
  switch (asking.kind) {
    case 'fields':
      for (const { name, onlyForSharedZip } of asking.fields) if (!onlyForSharedZip) await typeField(page, name);
      await tabTo(page, 'form button[type=submit]');
      break;
    case 'choice': {
      const choice = asking.choices[pick(step, asking.choices.length)];
      await tabTo(page, `form button[name="${choice?.field ?? asking.field}"][value="${String(choice?.value)}"]`);
      break;
    }
    case 'list':
      await pickFromList(page, asking.field);
      await tabTo(page, 'form button[type=submit]');
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
