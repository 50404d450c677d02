import type { Browser, BrowserContext } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { findHours } from '@/lib/brand/brand-hours';
import { isOpen } from '@/lib/brand/is-open';

const HOUR_MS = 3_600_000;
/** Longer than any run takes. */
const RUN_HOURS = 3;

function areAllOpen(at: number): boolean {
  return Object.values(brands).every((brand) => isOpen(findHours(brand, brand.product), at));
}

/** The next moment from which every office stays open for the length of a run, Unix ms: a run may begin on a Sunday. */
export function findOpenMoment(now: number): number {
  let at = now;
  while (!Array.from({ length: RUN_HOURS + 1 }, (_, hour) => at + hour * HOUR_MS).every(areAllOpen)) at += HOUR_MS;
  return at;
}

/** Sets the clock of a page before its first script; it runs on from there, and anew on each page. */
function setClock(aheadMs: number): void {
  const kept = Symbol.for('the clock of the machine');
  const machine = (Reflect.get(Date, kept) as DateConstructor | undefined) ?? Date;
  const now = () => machine.now() + aheadMs;
  globalThis.Date = new Proxy(machine, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self) as Date,
    apply: () => new machine(now()).toString(),
    get: (target, name) => {
      if (name === 'now') return now;
      return name === kept ? machine : (Reflect.get(target, name) as unknown);
    },
  });
}

/** Has a visitor come at another moment, Unix ms. */
export async function comeAt(context: Pick<BrowserContext, 'addInitScript'>, moment: number): Promise<void> {
  await context.addInitScript(setClock, moment - Date.now());
}

/** The visitors of a browser come while every office is open, so that the hour of a run decides no test. */
export function comeInOpenHours(browser: Browser): Browser {
  const aheadMs = findOpenMoment(Date.now()) - Date.now();
  if (aheadMs > 0) browser.on('context', (context) => void context.addInitScript(setClock, aheadMs));
  return browser;
}
