import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Step } from '@/lib/form/step';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { readBrandOffice } from '@/tests/support/brand-office';
import { drawFilmStrip, type FilmFrame } from '@/tests/support/film-strip';
import { comeAt } from '@/tests/support/office-clock';
import { ownSite, setSandboxMode } from '@/tests/support/own-site';
import { expectNoSidewaysScroll } from '@/tests/support/page-looks';
import { paintIn } from '@/tests/support/paint-in';
import { tabTo, walkStepByKeyboard } from '@/tests/support/walk-by-keyboard';
import { pickShortest, walkToResult, type AnswerStep } from '@/tests/support/walk-form';
import { pressContinueTwice, waitForForm } from '@/tests/support/walk-medicare';
import { walkStep } from '@/tests/support/walk-step';

/** What a visitor comes upon: an office that answers or not, a bid worth little, companies that do not answer. */
type Day = 'open' | 'closed' | 'low bid' | 'all away';

interface FilmedWalk {
  readonly brand: BrandCode;
  readonly path: string;
  readonly screen: 'phone' | 'desktop';
  readonly day: Day;
  readonly colours: 'light' | 'dark';
}

const WALKS: readonly FilmedWalk[] = [
  { brand: 'm10', path: '/otc-savings', screen: 'phone', day: 'open', colours: 'light' },
  { brand: 'm10es', path: '/get-yours-otc-es', screen: 'phone', day: 'closed', colours: 'light' },
  { brand: 'ayb', path: '/grocery', screen: 'desktop', day: 'low bid', colours: 'light' },
  { brand: 'm10', path: '/get-yours-dental-es', screen: 'desktop', day: 'all away', colours: 'dark' },
  { brand: 'tqg', path: '/compare-auto', screen: 'phone', day: 'open', colours: 'light' },
  { brand: 'tqg', path: '/compare-auto-es', screen: 'phone', day: 'all away', colours: 'dark' },
  { brand: 'ps', path: '/', screen: 'desktop', day: 'closed', colours: 'light' },
  { brand: 'tqg', path: '/compare-auto-es', screen: 'desktop', day: 'low bid', colours: 'light' },
  { brand: 'wc', path: '/go-4-life', screen: 'phone', day: 'low bid', colours: 'dark' },
  { brand: 'wc', path: '/go-4-life-es', screen: 'phone', day: 'open', colours: 'light' },
  { brand: 'wc', path: '/go-4-life', screen: 'desktop', day: 'all away', colours: 'light' },
  { brand: 'wc', path: '/go-4-life-es', screen: 'desktop', day: 'closed', colours: 'dark' },
];

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** The sandbox bids little for it; nobody lives there, so the form asks back once. */
const LOW_BID_ZIP = '00001';
const STRIPS = 'reports/strips';

const site = ownSite();

/** As visitors of that day answer: with a finger on a phone, with the keyboard alone on a desktop. */
function answerOn({ day, screen }: FilmedWalk): AnswerStep {
  const answer = screen === 'phone' ? walkStep : walkStepByKeyboard;
  return async (page, step, pick) => {
    // Nobody answers, so no number waits at the end: what does is reached by the keyboard as well.
    if (day === 'closed' && step.type === 'final') return tabTo(page, '[data-call-sheet=closed] button');
    if (day !== 'low bid' || step.name !== 'zipcode') return answer(page, step, pick);
    await page.locator('form [name=zipcode]').fill(LOW_BID_ZIP);
    return pressContinueTwice(page);
  };
}

/** As it stands on the screen; of the end, what is a screen further down as well. */
async function takePictures(page: Page, step: Step, frames: FilmFrame[]): Promise<void> {
  const take = async (title: string) => frames.push({ title, picture: await page.screenshot() });
  await take(step.name);
  if (step.type !== 'final') return;
  for (const screen of [2, 3]) {
    await page.evaluate(() => {
      scrollBy({ top: innerHeight - 60, behavior: 'instant' });
    });
    await take(`${step.name}, screen ${screen}`);
  }
}

for (const walk of WALKS) {
  const { brand, path, screen, day, colours } = walk;
  test.describe(`${day} on a ${screen}`, () => {
    const isPhone = screen === 'phone';
    test.use({ viewport: SCREENS[screen], isMobile: isPhone, hasTouch: isPhone });

    test(`${path} on ${brand} is walked to its end, filmed and looked at, in ${colours} colours`, async ({ page }) => {
      test.setTimeout(300_000);
      if (day === 'all away') await setSandboxMode(site, 'error');
      if (day === 'closed') await comeAt(page, readBrandOffice(brand).closedAt);
      await page.goto(site.address(brand, path));
      await waitForForm(page);
      const frames: FilmFrame[] = [];
      const look = async (step: Step) => {
        await paintIn(page, colours);
        await expectNoAxeFindings(page);
        await expectNoSidewaysScroll(page);
        await takePictures(page, step, frames);
      };
      try {
        const road = await walkToResult(page, pickShortest, look, answerOn(walk));
        expect(road.at(-1)).toBe('result');
      } finally {
        mkdirSync(STRIPS, { recursive: true });
        const name = [brand, path.replaceAll('/', '') || 'home', screen, day].join('-').replaceAll(' ', '-');
        await drawFilmStrip(page, frames, `${STRIPS}/${name}.png`);
      }
    });
  });
}
