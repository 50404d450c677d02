import { expect, type Locator, type Page } from '@playwright/test';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import { listFields } from '@/lib/form/step-fields';
import type { Step } from '@/lib/form/step';
import { doubleTap } from './double-tap';

export type Random = () => number;

/** A tap sooner than this after another, or after the step changed, is a repetition (D82): nobody reads in less. */
const READING_MS = 750;

/** One of them, each as likely as the others. */
export const pickOne = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** What a visitor may type, by the end of the field's name: people and numbers that nobody has. */
const TYPED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^zipcode$/, ['60614', '90210', '02108', '33101', '98101']],
  [/firstName$/i, ['Lee', 'María', 'Ann']],
  [/lastName$/i, ['Núñez', "O'Neil", 'Lee']],
  [/phone$/i, ['2065550199', '(206) 555-0123', '206-555-0107']],
  [/email$/i, ['lee@example.com', 'ann@example.org']],
  [/address$/i, ['1 Main Street', '22 Elm Ave']],
  [/address2$/i, ['Apt 2', 'Unit B']],
  [/Year$/, ['2015', '2003']],
  [/Make$/, ['Honda', 'Ford']],
  [/Model$/, ['Civic', 'Focus']],
];
const BIRTHS = [
  ['4/25/1958', '1958-04-25'],
  ['12011949', '1949-12-01'],
  ['9 de julio de 1961', '1961-07-09'],
] as const;

/** The form on a page. */
export const findForm = (page: Page): Locator => page.locator('form#start');

/** Gives answers that are valid, as people write them; sometimes with two taps, sometimes by skipping. */
export class RandomAnswers {
  /** The last answer to each field that was answered and not skipped. */
  readonly given = new Map<string, string>();
  /** Every ZIP that was sent. */
  readonly zips = new Set<string>();

  private since = 0;

  constructor(
    private readonly page: Page,
    private readonly random: Random,
    private readonly note: (what: string) => void,
  ) {}

  /** Another question is on screen, and is read from now on. */
  read(): void {
    this.since = Date.now();
  }

  /** A tap that comes sooner, near the one before, is taken for its repetition. */
  async finishReading(): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.since + READING_MS - Date.now()));
  }

  private async press(button: Locator): Promise<void> {
    await this.finishReading();
    await this.tap(button);
    this.read();
  }

  private async tap(button: Locator): Promise<void> {
    if (this.random() >= 0.25) return button.click();
    const gap = Math.floor(30 + this.random() * 570);
    this.note(`two taps, ${gap} ms apart`);
    await doubleTap(this.page, button, gap);
  }

  /** One of the tiles, or none of them. */
  private async chooseTile(name: FieldName): Promise<void> {
    if (this.random() < 0.2) return;
    await this.finishReading();
    const tile = pickOne(this.random, await findForm(this.page).locator(`input[type=radio][name=${name}]`).all());
    await tile.check();
    this.given.set(name, (await tile.getAttribute('value')) ?? '');
  }

  /** One of the tiles above a box, where there are any; says whether it did. What follows is no second tap of this one. */
  private async tapCommon(name: FieldName): Promise<boolean> {
    const tiles = await findForm(this.page).locator(`fieldset:has(input[name=${name}]) button`).all();
    if (tiles.length === 0 || this.random() < 0.5) return false;
    await this.finishReading();
    const tile = pickOne(this.random, tiles);
    await tile.click();
    this.read();
    this.given.set(name, (await tile.getAttribute('value')) ?? '');
    return true;
  }

  private async fillField(name: FieldName): Promise<void> {
    const control = findForm(this.page).locator(`[name=${name}]`);
    // An answer on the same screen, or an earlier form, may leave a question out.
    if ((await control.count()) === 0) return;
    if ((await control.first().getAttribute('type')) === 'radio') return this.chooseTile(name);
    await this.fillBox(name);
  }

  private async fillBox(name: FieldName): Promise<void> {
    const { control } = getFieldAttributes(name);
    if (control === 'list') {
      const list = findForm(this.page).locator(`select[name=${name}]`);
      const options = await list
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const value = pickOne(
        this.random,
        options.filter((option) => option !== ''),
      );
      await list.selectOption(value);
      this.given.set(name, value);
    } else if (control === 'date') {
      const [text, date] = pickOne(this.random, BIRTHS);
      await findForm(this.page).locator(`[data-date=${name}]`).fill(text);
      this.given.set(name, date);
    } else {
      const [, values] = TYPED.find(([ending]) => ending.test(name)) ?? [];
      if (!values || (await this.tapCommon(name))) return;
      const input = findForm(this.page).locator(`[name=${name}]`);
      const shown = await input.inputValue();
      const value = shown !== '' && this.random() < 0.5 ? shown : pickOne(this.random, values);
      if (value !== shown) await input.fill(value);
      this.given.set(name, value);
    }
  }

  /** True when the question was skipped. */
  async give(step: Step): Promise<boolean> {
    const skip = findForm(this.page).getByRole('button', { name: /^(Skip|Omitir)/ });
    if ((await skip.count()) > 0 && this.random() < 0.15) {
      this.note('skip');
      for (const name of listFields(step)) this.given.delete(name);
      await this.press(skip.first());
      return true;
    }
    await this.reply(step);
    const zip = this.given.get('zipcode');
    if (zip !== undefined) this.zips.add(zip);
    return false;
  }

  private async reply({ asking }: Step): Promise<void> {
    const submit = findForm(this.page).locator('button[type=submit]');
    switch (asking.kind) {
      case 'fields':
        await expect(findForm(this.page).locator('[data-late-part]')).toHaveCount(0);
        for (const { name } of asking.fields) await this.fillField(name);
        return this.press(submit);
      case 'choice': {
        const button = submit.nth(Math.floor(this.random() * (await submit.count())));
        const [field, value, also] = await Promise.all(
          ['name', 'value', 'data-also'].map((attribute) => button.getAttribute(attribute)),
        );
        if (field && value) this.given.set(field, value);
        for (const [name, said] of Object.entries(JSON.parse(also ?? '{}') as object)) {
          this.given.set(name, String(said));
        }
        this.note(`choose ${value ?? '?'}`);
        return this.press(button);
      }
      case 'list': {
        const value = String(pickOne(this.random, asking.choices).value);
        const tile = findForm(this.page).locator(`button[name=${asking.field}][value="${value}"]`);
        this.given.set(asking.field, value);
        if ((await tile.count()) > 0) return this.press(tile);
        await findForm(this.page).locator(`input[name=${asking.field}]`).fill(value.toLowerCase());
        return this.press(findForm(this.page).locator('button[type=submit]:not([name])'));
      }
      case 'consent':
        await this.finishReading();
        for (const box of await findForm(this.page).locator('input[type=checkbox]').all())
          if (this.random() < 0.6) await box.check();
        return this.press(submit);
      case 'result':
        return;
    }
  }
}
