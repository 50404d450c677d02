import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { steps, type StepName } from '@/funnels/steps/steps';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import { listFields } from '@/lib/form/step-fields';
import type { Step } from '@/lib/form/step';

type Random = () => number;

const pickOne = <Item>(random: Random, items: readonly Item[]): Item => {
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
  ['4', '25', '1958'],
  ['12', '1', '1949'],
  ['07', '09', '1961'],
] as const;

const form = (page: Page): Locator => page.locator('form#start');

/** Where a visitor stands: the path of the page and its step. */
interface Standing {
  readonly path: string;
  readonly step: string;
}

/** A visitor who does what people do on their way: looks back, reloads, taps twice, loses the connection. */
export class RandomVisitor {
  /** What was done, in order; the whole of it is printed when something is wrong. */
  readonly trail: string[] = [];
  /** Each step that came on screen, so each `pageView` that must have been told. */
  readonly entries: string[] = [];
  /** How many answers were given, skips included. */
  submissions = 0;
  readonly faults: string[] = [];
  /** The last answer to each field that was answered and not skipped. */
  readonly answers = new Map<string, string>();
  /** Every ZIP that was sent. */
  readonly zips = new Set<string>();
  /** The questions met on the way to where the visitor stands; a question that was skipped may come again. */
  private road: { readonly step: string; readonly skipped: boolean }[] = [];

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly random: Random,
  ) {}

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private note(what: string): void {
    this.trail.push(what);
  }

  private fault(what: string): void {
    this.faults.push(`${what} after ${this.trail.slice(-6).join(' > ')}`);
  }

  private async readStanding(): Promise<Standing> {
    const step = (await form(this.page).getAttribute('data-step', { timeout: 15_000 })) ?? '';
    const path = new URL(this.page.url()).pathname;
    return { path: path.endsWith(`/${step}`) ? path.slice(0, -step.length - 1) || '/' : path, step };
  }

  /** How far the bar is: undefined where none is shown. */
  private async readProgress(): Promise<{ step: number; share: number } | undefined> {
    const bar = form(this.page).locator('[role=progressbar]');
    if ((await bar.count()) === 0) return undefined;
    const [now, max] = await Promise.all([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]);
    return { step: Number(now), share: Number(now) / Number(max) };
  }

  private async waitForForm(): Promise<void> {
    await expect(this.page.locator('form#start[data-ready]')).toBeVisible({ timeout: 30_000 });
  }

  private async arrive(): Promise<void> {
    const { step } = await this.readStanding();
    this.entries.push(step);
    this.note(`at ${step}`);
  }

  async open(address: string): Promise<void> {
    this.note(`open ${address}`);
    await this.page.goto(address);
    await this.waitForForm();
    await this.arrive();
  }

  private async isFinal(): Promise<boolean> {
    const { step } = await this.readStanding();
    return steps[step as StepName].type === 'final';
  }

  private async press(button: Locator): Promise<void> {
    if (!this.chance(0.25)) return button.click();
    const gap = Math.floor(30 + this.random() * 570);
    this.note(`two taps, ${gap} ms apart`);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) return button.click();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(gap);
    await this.page.touchscreen.tap(x, y);
  }

  private keep(field: string, value: string): void {
    this.answers.set(field, value);
  }

  private async fillField(name: FieldName): Promise<void> {
    const { control } = getFieldAttributes(name);
    if (control === 'list') {
      const list = form(this.page).locator(`select[name=${name}]`);
      const options = await list
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const value = pickOne(
        this.random,
        options.filter((option) => option !== ''),
      );
      await list.selectOption(value);
      this.keep(name, value);
    } else if (control === 'date') {
      const [month, day, year] = pickOne(this.random, BIRTHS);
      for (const [part, value] of Object.entries({ month, day, year }))
        await form(this.page).locator(`[data-part=${part}]`).fill(value);
      this.keep(name, `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    } else {
      const [, values] = TYPED.find(([ending]) => ending.test(name)) ?? [];
      if (!values) return;
      const input = form(this.page).locator(`[name=${name}]`);
      const shown = await input.inputValue();
      const value = shown !== '' && this.chance(0.5) ? shown : pickOne(this.random, values);
      if (value !== shown) await input.fill(value);
      this.keep(name, value);
    }
  }

  /** True when the question was skipped. */
  private async give(step: Step): Promise<boolean> {
    const skip = form(this.page).getByRole('button', { name: /^(Skip|Omitir)/ });
    if ((await skip.count()) > 0 && this.chance(0.15)) {
      this.note('skip');
      for (const name of listFields(step)) this.answers.delete(name);
      await this.press(skip.first());
      return true;
    }
    await this.reply(step);
    const zip = this.answers.get('zipcode');
    if (zip !== undefined) this.zips.add(zip);
    return false;
  }

  private async reply({ asking }: Step): Promise<void> {
    const submit = form(this.page).locator('button[type=submit]');
    switch (asking.kind) {
      case 'fields':
        for (const { name } of asking.fields) await this.fillField(name);
        return this.press(submit);
      case 'choice': {
        const button = submit.nth(Math.floor(this.random() * (await submit.count())));
        const choice = asking.choices.find(({ label }) => label.english !== '' && label.spanish !== '');
        const [value, label] = [await button.getAttribute('value'), await button.innerText()];
        const field = asking.choices.find(({ label: words }) => Object.values(words).includes(label))?.field;
        if (value !== null && choice) this.keep(field ?? asking.field, value);
        this.note(`choose ${value ?? '?'}`);
        return this.press(button);
      }
      case 'list':
        await this.fillField(asking.field);
        return this.press(submit);
      case 'consent':
        for (const box of await form(this.page).locator('input[type=checkbox]').all())
          if (this.chance(0.6)) await box.check();
        return this.press(submit);
      case 'result':
        return;
    }
  }

  /** Answers the question on screen; false when the page it led to asks nothing. */
  private async answer(): Promise<boolean> {
    const before = await this.readStanding();
    const progress = await this.readProgress();
    const step = steps[before.step as StepName];
    this.submissions += 1;
    this.road.push({ step: before.step, skipped: await this.give(step) });
    const moved = () =>
      this.readStanding()
        .then(({ path, step: name }) => path !== before.path || name !== before.step)
        .catch(() => !this.page.url().includes(before.path));
    try {
      await expect.poll(moved, { timeout: 20_000, intervals: [20, 50, 100] }).toBe(true);
    } catch {
      const error = await form(this.page).locator('[role=alert]').allInnerTexts();
      throw new Error(`no way on from ${before.step}: ${error.join(' ')}`);
    }
    if ((await form(this.page).count()) === 0 && !(await this.hasForm())) return false;
    await this.waitForForm();
    await this.arrive();
    const after = await this.readStanding();
    if (this.road.some(({ step: met, skipped }) => met === after.step && !skipped))
      this.fault(`${after.step} is asked twice`);
    const next = await this.readProgress();
    if (after.path === before.path && progress && next && (next.share < progress.share || next.step < progress.step))
      this.fault(`progress from ${JSON.stringify(progress)} to ${JSON.stringify(next)}`);
    return true;
  }

  /** A page without a form is the end of a road; one that still loads is not. */
  private async hasForm(): Promise<boolean> {
    await this.page.waitForLoadState('load');
    return (await form(this.page).count()) > 0;
  }

  /** The road up to the step that the visitor went back to. */
  private async turnBack(): Promise<void> {
    const { step } = await this.readStanding();
    const at = this.road.findIndex(({ step: met }) => met === step);
    this.road = at < 0 ? [] : this.road.slice(0, at);
  }

  private async travel(by: -1 | 1): Promise<boolean> {
    const leadsHere = await this.page.evaluate((delta) => {
      const { navigation } = window as unknown as {
        navigation: { currentEntry: { index: number }; entries(): { url: string | null }[] };
      };
      const entry = navigation.entries()[navigation.currentEntry.index + delta];
      return entry?.url?.startsWith(location.origin) ?? false;
    }, by);
    if (!leadsHere) return false;
    const before = this.page.url();
    this.note(by < 0 ? 'Back' : 'Forward');
    await this.page.evaluate((delta) => history.go(delta), by);
    await expect.poll(() => this.page.url() !== before, { timeout: 15_000 }).toBe(true);
    const expected = new URL(this.page.url()).pathname;
    await this.waitForForm();
    await expect.poll(async () => expected.endsWith(`/${(await this.readStanding()).step}`) || true).toBe(true);
    await this.page.waitForTimeout(60);
    await this.arrive();
    await this.turnBack();
    return true;
  }

  private async backInForm(): Promise<boolean> {
    const back = form(this.page).getByRole('button', { name: /^← (Back|Atrás)/ });
    if ((await back.count()) === 0) return false;
    const { step } = await this.readStanding();
    this.note('Back in the form');
    await back.click();
    await expect(form(this.page)).not.toHaveAttribute('data-step', step);
    await this.arrive();
    await this.turnBack();
    return true;
  }

  private async reload(): Promise<boolean> {
    this.note('reload');
    await this.page.reload();
    await this.waitForForm();
    await this.arrive();
    return true;
  }

  private async switchLanguage(): Promise<boolean> {
    const link = this.page.locator('[data-language-switch]').first();
    if ((await link.count()) === 0) return false;
    const before = this.page.url();
    this.note('other language');
    await link.click();
    await expect.poll(() => this.page.url() !== before).toBe(true);
    await this.waitForForm();
    await this.arrive();
    return true;
  }

  private async lookInSecondTab(): Promise<boolean> {
    this.note('second tab');
    const tab = await this.context.newPage();
    await tab.goto(this.page.url());
    await expect(tab.locator('form#start[data-ready]')).toBeVisible({ timeout: 30_000 });
    const shown = (await form(tab).getAttribute('data-step')) ?? '';
    this.entries.push(shown);
    await tab.close();
    return true;
  }

  /** The next question without a connection: what is fetched late has come before. */
  private async answerOffline(): Promise<boolean> {
    const { step } = await this.readStanding();
    const { asking } = steps[step as StepName];
    if (asking.kind !== 'choice' || this.submissions < 2) return false;
    await this.page.waitForLoadState('networkidle');
    this.note('offline');
    await this.context.setOffline(true);
    try {
      return await this.answer();
    } finally {
      await this.context.setOffline(false);
      this.note('online');
    }
  }

  private async wander(): Promise<boolean> {
    const ways = [
      () => this.backInForm(),
      () => this.travel(-1),
      () => this.travel(1),
      () => this.reload(),
      () => this.switchLanguage(),
      () => this.lookInSecondTab(),
      () => this.answerOffline(),
    ];
    return pickOne(this.random, ways)();
  }

  /** Wanders for a while, then answers straight on: from wherever the visitor came to, the end must be near. */
  async walk(wandering: number): Promise<void> {
    const MOST_ANSWERS = 90;
    for (let move = 0; move < MOST_ANSWERS + wandering; move += 1) {
      if (await this.isFinal()) return this.linger();
      if (move < wandering && this.chance(0.35)) {
        await this.wander();
        continue;
      }
      if (!(await this.answer())) return;
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  }

  /** At the number: looks back and reloads, and finds the number again. */
  private async linger(): Promise<void> {
    const number = form(this.page).locator('a[data-call-location=result]');
    await expect(number).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
    if (this.chance(0.4)) await this.reload();
    if (this.chance(0.4) && (await this.travel(-1))) await this.travel(1);
    await expect(number).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
  }
}
