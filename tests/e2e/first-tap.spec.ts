import { expect, test, type Page } from '@playwright/test';
import { REPEAT_MS } from '@/lib/browser/platform/left-press';
import { doubleTap } from '@/tests/support/double-tap';
import { readLateFiles } from '@/tests/support/late-files';
import { sharedSite } from '@/tests/support/shared-site';
import { expectStep, waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';

const site = sharedSite();

/** Holds scripts back from a certain one on. `release` lets them come. */
async function holdScripts(page: Page, isHeld: (path: string) => boolean): Promise<{ readonly release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && isHeld(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return { release };
}

const isOfNext = (path: string): boolean => path.startsWith('/_next/static/');

/** Opens a page and taps its first answer, while no script of the page comes. `release` lets them come. */
async function answerEarly(page: Page, brand: 'm10' | 'tqg', path: string): Promise<{ readonly release: () => void }> {
  const held = await holdScripts(page, isOfNext);
  await page.goto(site.address(brand, path), { waitUntil: 'commit' });
  await page.locator('form button[value=true]:visible').tap();
  return held;
}

/** Where the question stands on the screen, in px. */
async function readTop(page: Page): Promise<number> {
  return (await page.locator('form').getByRole('heading', { level: 2 }).boundingBox())?.y ?? Number.NaN;
}

async function readAnswers(): Promise<readonly unknown[]> {
  const { events } = await site.readRows();
  return events.filter(({ name }) => name === 'formStepSubmitted').map(({ properties }) => properties['data']);
}

async function readEvents(name: string): Promise<readonly unknown[]> {
  const { events } = await site.readRows();
  return events.filter((event) => event.name === name).map((event) => event.properties['stepName']);
}

for (const { brand, path, first, next } of [
  { brand: 'm10', path: '/quiz/medicare', first: 'medicare', next: 'medicaid' },
  { brand: 'tqg', path: '/quiz/auto', first: 'insured', next: 'company' },
] as const)
  test(`an answer of ${path} that is tapped before any script is there shows the next question, and is given once`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page, isOfNext);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const document = await page.goto(site.address(brand, path), { waitUntil: 'commit' });
    await expectStep(page, first);
    const question = await page.getByRole('heading', { level: 2 }).first().textContent();
    await doubleTap(page, page.locator('form button[value=true]:visible'), 300);
    const asked = page.locator('form').getByRole('heading', { level: 2 });
    await expect(asked).not.toHaveText(question ?? '');
    await expect(page.locator('form [aria-busy]')).toHaveCount(1);
    // What takes the answer is not waited for once the page's own scripts are there.
    const { answering = [] } = readLateFiles((await document?.text()) ?? '') ?? {};
    expect(answering).not.toEqual([]);
    await expect.poll(() => answering.filter((file) => !fetched.includes(file))).toEqual([]);
    const shown = await asked.textContent();
    const top = await readTop(page);
    release();
    await expectStep(page, next);
    await expect(asked).toHaveText(shown ?? '');
    expect(fetched.filter((file) => answering.includes(file))).toHaveLength(answering.length);
    await waitForDeliveries(page);
    await expectStep(page, next);
    expect(await readEvents('formStepSubmitted')).toEqual([first]);
    expect(await readTop(page), 'the question stays where it was read').toBeCloseTo(top, 0);
  });

test('the question that an early answer has shown is answered before any script as well, in order and once each', async ({
  page,
}) => {
  const { release } = await answerEarly(page, 'm10', '/quiz/medicare');
  await expect(page.getByRole('heading', { name: 'Do you also have Medicaid?' })).toBeVisible();
  // Nobody has read the question sooner.
  await page.waitForTimeout(REPEAT_MS);
  await page.getByRole('button', { name: 'Yes' }).tap();
  await page.getByRole('button', { name: 'No' }).tap();
  release();
  await expect(page.locator('form:not([data-step=medicare], [data-step=medicaid])')).toBeVisible();
  await waitForDeliveries(page);
  const told = await readAnswers();
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ haveMedicare: true }, { haveMedicaid: false }]));
});

test('a ready form shows the next question with the press itself, later ones as well, and each answer is given once', async ({
  page,
}) => {
  await page.goto(site.address('m10', '/quiz/medicare'));
  await waitForForm(page);
  const press = () =>
    page.evaluate(() => {
      const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
      const seeAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
      const ask = () => seeAll('form h2').map(({ textContent }) => textContent);
      const before = ask();
      seeAll('form button[value=true]')[0]?.click();
      const after = ask();
      // Before the form has moved there.
      seeAll('form [data-ahead="1"] button')
        .find(({ textContent }) => textContent === 'No')
        ?.click();
      return { before, after };
    });
  // The page is quiet once the answers of a step say where they lead.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  const { before, after } = await press();
  expect([before.length, after]).toEqual([1, ['Do you also have Medicaid?']]);
  await expect(page.locator('form:not([data-step=medicare], [data-step=medicaid])')).toBeVisible();
  await waitForDeliveries(page);
  const told = await readAnswers();
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ haveMedicare: true }, { haveMedicaid: false }]));
});

test('Enter in a box of the question ahead sends what was typed there, and what stands above it answers nothing', async ({
  page,
}) => {
  const { release } = await answerEarly(page, 'tqg', '/quiz/auto');
  const box = page.getByLabel('Or type its name');
  await box.pressSequentially('Geico');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('form:not([data-step=insured], [data-step=company])')).toBeVisible();
  await waitForDeliveries(page);
  const told = await readAnswers();
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ currentlyInsured: true }, { currentCompany: 'GEICO' }]));
});

test('who types in the question ahead goes on typing there when the form has moved', async ({ page }) => {
  const { release } = await answerEarly(page, 'tqg', '/quiz/auto');
  const box = page.getByLabel('Or type its name');
  await box.pressSequentially('Gei');
  release();
  await expectStep(page, 'company');
  await waitForForm(page);
  await expect(box).toBeFocused();
  await page.keyboard.type('co');
  await expect(box).toHaveValue('Geico');
});

test('without script the first question alone is asked', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.address('m10', '/quiz/medicare'));
  await expect(page.locator('form').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.close();
});

test('at whichever script a tap comes, the step moves, once', async ({ page }) => {
  const document = await page.request.get(site.address('m10', '/otc-savings'));
  const late = readLateFiles(await document.text());
  const paths = [...(late?.scripts ?? []), late?.data ?? ''];
  expect(paths.length).toBeGreaterThan(1);
  for (const held of paths) {
    const { release } = await holdScripts(page, (path) => path === held);
    await page.goto(site.address('m10', '/otc-savings'));
    await page.locator('[name=zipcode]').pressSequentially('33101');
    await page.locator('form button[type=submit]').tap();
    await expectStep(page, 'zipcode');
    release();
    await expectStep(page, 'medicare-and-medicaid');
    await page.unrouteAll();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }
});

test('Enter after digits typed before any script is there sends them; who changes their mind gives the later answer', async ({
  page,
}) => {
  const { release } = await holdScripts(page, isOfNext);
  await page.goto(site.address('m10', '/otc-savings'), { waitUntil: 'commit' });
  await page.locator('[name=zipcode]').pressSequentially('33101');
  await page.locator('[name=zipcode]').press('Enter');
  await expect(page.locator('form button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expectStep(page, 'medicare-and-medicaid');
  await page.unrouteAll();
  const again = await holdScripts(page, isOfNext);
  // A chat, which draws nothing ahead.
  await page.goto(site.address('m10', '/chat-ad'), { waitUntil: 'commit' });
  await page.locator('form button[value=true]').tap();
  await page.locator('form button[value=false]').tap();
  await expect(page.locator('form [aria-busy]')).toHaveCount(1);
  again.release();
  await expectStep(page, 'medicare-later');
  await waitForDeliveries(page);
  const { events } = await site.readRows();
  const told = events.filter((event) => event.name === 'formStepSubmitted').map(({ properties }) => properties);
  expect(told).toHaveLength(2);
  expect(JSON.stringify(told.find((properties) => properties['stepName'] !== 'zipcode'))).toContain('false');
});

test('a tap on a number before any script is there calls at once, and is told of later', async ({ page }) => {
  const { release } = await holdScripts(page, isOfNext);
  await page.goto(site.address('m10', '/otc-savings'), { waitUntil: 'commit' });
  const link = page.locator('header a[href^="tel:"]');
  const isFollowed = await link.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener('click', (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        });
        (element as HTMLElement).click();
      }),
  );
  expect(isFollowed).toBe(true);
  release();
  await waitForForm(page);
  await waitForDeliveries(page);
  const { events } = await site.readRows();
  expect(events.filter(({ name }) => name === 'ctcClicked')).toHaveLength(1);
});
