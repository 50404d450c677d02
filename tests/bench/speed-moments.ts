import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { SLOW_4G, takePhone } from './openings';

const CPU_SLOWDOWN = 4;
const LATEST_MS = 5000;
const GIVE_UP_MS = 60_000;
/** A slow phone tells of an answer behind all that came before it. */
const TOLD_MS = 30_000;
const LOOK_MS = 100;
/** In which it might tell of it twice. */
const QUIET_MS = 1500;
/** So many phones at once: what is counted does not depend on how long anything takes. */
const PHONES = 3;

/** How the first question of a page is answered: by a tap, or by digits and what sends them. */
const ANSWERS = [
  { brand: 'm10', path: '/quiz/medicare', give: tapAnswer },
  { brand: 'tqg', path: '/quiz/auto', give: tapAnswer },
  { brand: 'm10', path: '/additional-social-security-call-now', give: tapAnswer },
  { brand: 'm10', path: '/otc-savings', give: typeAndTap },
  { brand: 'm10', path: '/otc-savings', give: typeAndEnter },
  { brand: 'm10', path: '/otc-savings', give: fillAndTap },
] as const;

async function tapAnswer(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').first().tap();
}

async function typeAndTap(page: Page): Promise<void> {
  await page.locator('[name=zipcode]').pressSequentially('33101', { delay: randomInt(120) });
  await tapAnswer(page);
}

async function typeAndEnter(page: Page): Promise<void> {
  await page.locator('[name=zipcode]').pressSequentially('33101', { delay: randomInt(120) });
  await page.locator('[name=zipcode]').press('Enter');
}

/** As a browser fills in what it has kept: all at once, with no key. */
async function fillAndTap(page: Page): Promise<void> {
  await page.locator('[name=zipcode]').fill('33101');
  await tapAnswer(page);
}

/** Resolves with how many answers of a first question were told, by their ids; undefined where none could be given. */
async function answerOnce(browser: Browser, productPort: number, index: number): Promise<number | undefined> {
  const { brand, path, give } = ANSWERS[index % ANSWERS.length] ?? ANSWERS[0];
  // Each of them on both lines.
  const isSlow = Math.floor(index / ANSWERS.length) % 2 === 0;
  const { context, page } = await takePhone(browser, { slowdown: CPU_SLOWDOWN, ...(isSlow && { line: SLOW_4G }) });
  const told = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== calls.createEvent.path) return;
    const { event, properties } = request.postDataJSON() as { event: string; properties: { eventId: string } };
    if (event === 'formStepSubmitted') told.add(properties.eventId);
  });
  await page.goto(`http://${brand}.localhost:${productPort}${path}`, { waitUntil: 'commit' });
  const first = await page.locator('form').getAttribute('data-step');
  await page.waitForTimeout(randomInt(LATEST_MS));
  const isGiven = await give(page).then(
    () => true,
    () => false,
  );
  const moved = page.locator(`form:not([data-step=${first ?? ''}])`);
  if (isGiven) await moved.waitFor({ timeout: GIVE_UP_MS }).catch(() => undefined);
  for (let waited = 0; isGiven && told.size === 0 && waited < TOLD_MS; waited += LOOK_MS)
    await page.waitForTimeout(LOOK_MS);
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return isGiven ? told.size : undefined;
}

/**
 * Answers first questions at random moments while their pages start, by taps, digits, Enter and autofill, on pages of
 * three templates and two brands, on slow 4G and on a fast line. Says how many answers were lost, how many were told
 * twice, and how many touches or keys the browser itself did not take.
 */
export async function countAnswers(browser: Browser, productPort: number, answers: number) {
  const counts = { answers, notGiven: 0, lost: 0, twice: 0, lostOn: '' };
  let begun = 0;
  const keepAnswering = async (): Promise<void> => {
    while (begun < answers) {
      const index = begun++;
      const told = await answerOnce(browser, productPort, index);
      if (told === undefined) counts.notGiven += 1;
      else if (told === 0) {
        const { path, give } = ANSWERS[index % ANSWERS.length] ?? ANSWERS[0];
        counts.lost += 1;
        counts.lostOn += `${path} by ${give.name} `;
      } else if (told > 1) counts.twice += 1;
    }
  };
  await Promise.all(Array.from({ length: PHONES }, keepAnswering));
  return [counts];
}
