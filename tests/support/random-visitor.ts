import { expect, type BrowserContext, type Page } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { steps, type StepName } from '@/funnels/steps/steps';
import { findForm, pickOne, RandomAnswers, type Random } from './random-answers';

/** Pages whose form leads to another page, which has to be fetched. */
const LEADING_ON = new Set<string>(
  registry.pages.filter(({ destination }) => destination !== undefined).map(({ path }) => path),
);

/** Where a visitor stands: the path of the page, its step, and how far the bar is where one is shown. */
interface Standing {
  readonly path: string;
  readonly step: string;
  readonly progress: { readonly step: number; readonly share: number } | undefined;
}

/** Asked of the page in one go: a walk looks around hundreds of times. */
function lookAround(form: Element) {
  const bar = form.querySelector('[role=progressbar]');
  const [now, max] = ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar?.getAttribute(name)));
  return { step: form.getAttribute('data-step') ?? '', hasBar: Boolean(bar), now: now ?? 0, max: max ?? 1 };
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
  /** The questions met on the way to where the visitor stands; a question that was skipped may come again. */
  private road: { readonly step: string; readonly skipped: boolean }[] = [];

  readonly answers: RandomAnswers;

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly random: Random,
  ) {
    this.answers = new RandomAnswers(page, random, (what) => {
      this.note(what);
    });
  }

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
    const look = () => findForm(this.page).evaluate(lookAround, undefined, { timeout: 15_000 });
    // Where a page takes the place of another, the look at the first one fails.
    const { step, hasBar, now, max } = await look().catch(look);
    const path = new URL(this.page.url()).pathname;
    return {
      path: path.endsWith(`/${step}`) ? path.slice(0, -step.length - 1) || '/' : path,
      step,
      progress: hasBar ? { step: now, share: now / max } : undefined,
    };
  }

  private async waitForForm(): Promise<void> {
    await expect(this.page.locator('form#start[data-ready]')).toBeVisible({ timeout: 30_000 });
  }

  private async arrive(): Promise<void> {
    const { step } = await this.readStanding();
    this.entries.push(step);
    this.answers.read();
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

  /** Answers the question on screen; false when the page it led to asks nothing. */
  private async answer(): Promise<boolean> {
    const before = await this.readStanding();
    const step = steps[before.step as StepName];
    this.submissions += 1;
    this.road.push({ step: before.step, skipped: await this.answers.give(step) });
    const elsewhere = this.page.locator(`form#start:not([data-step='${before.step}'])`);
    const formless = this.page.locator('body:not(:has(form#start)) footer');
    try {
      await elsewhere.or(formless).first().waitFor({ state: 'attached', timeout: 20_000 });
    } catch {
      const error = await findForm(this.page).locator('[role=alert]').allInnerTexts();
      throw new Error(`no way on from ${before.step}: ${error.join(' ')}`);
    }
    if ((await findForm(this.page).count()) === 0 && !(await this.hasForm())) return false;
    await this.waitForForm();
    await this.arrive();
    const after = await this.readStanding();
    if (this.road.some(({ step: met, skipped }) => met === after.step && !skipped))
      this.fault(`${after.step} is asked twice`);
    const [was, is] = [before.progress, after.progress];
    if (after.path === before.path && was && is && (is.share < was.share || is.step < was.step))
      this.fault(`progress from ${JSON.stringify(was)} to ${JSON.stringify(is)}`);
    return true;
  }

  /** A page without a form is the end of a road; one that still loads is not. */
  private async hasForm(): Promise<boolean> {
    await this.page.waitForLoadState('load');
    return (await findForm(this.page).count()) > 0;
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
    // Answered before the page is left.
    await this.page.evaluate((delta) => void setTimeout(() => history.go(delta)), by);
    await expect.poll(() => this.page.url() !== before, { timeout: 15_000 }).toBe(true);
    await this.waitForForm();
    await this.page.waitForTimeout(60);
    await this.arrive();
    await this.turnBack();
    return true;
  }

  private async backInForm(): Promise<boolean> {
    const back = findForm(this.page).getByRole('button', { name: /^← (Back|Atrás)/ });
    if ((await back.count()) === 0) return false;
    const { step } = await this.readStanding();
    this.note('Back in the form');
    await back.click();
    await expect(findForm(this.page)).not.toHaveAttribute('data-step', step);
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
    const [link, before] = [this.page.locator('[data-language-switch]').first(), this.page.url()];
    if ((await link.count()) === 0) return false;
    this.note('other language');
    await this.answers.finishReading();
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
    const shown = (await findForm(tab).getAttribute('data-step')) ?? '';
    this.entries.push(shown);
    await tab.close();
    return true;
  }

  /** The next question without a connection: what is fetched late has come before. */
  private async answerOffline(): Promise<boolean> {
    const { step, path } = await this.readStanding();
    const { asking } = steps[step as StepName];
    if (asking.kind !== 'choice' || this.submissions < 2 || LEADING_ON.has(path)) return false;
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
    const number = findForm(this.page).locator('a[data-call-location=result]');
    await expect(number).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
    if (this.chance(0.4)) await this.reload();
    if (this.chance(0.4) && (await this.travel(-1))) await this.travel(1);
    await expect(number).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
  }
}
