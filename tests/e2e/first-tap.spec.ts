import { expect, test, type Page } from '@playwright/test';
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

async function readEvents(name: string): Promise<readonly unknown[]> {
  const { events } = await site.readRows();
  return events.filter((event) => event.name === name).map((event) => event.properties['stepName']);
}

for (const { brand, path, first, next } of [
  { brand: 'm10', path: '/quiz/medicare', first: 'medicare', next: 'medicaid' },
  { brand: 'tqg', path: '/quiz/auto', first: 'insured', next: 'company' },
] as const)
  test(`an answer of ${path} that is tapped before any script is there looks taken, and is given once`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page, isOfNext);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const document = await page.goto(site.address(brand, path), { waitUntil: 'commit' });
    const step = await page.locator('form').getAttribute('data-step');
    const answer = page.locator('form button[value=true]');
    await answer.tap();
    await expect(answer).toHaveAttribute('aria-busy', 'true');
    await answer.tap();
    await expectStep(page, step ?? first);
    // What takes the answer is not waited for once the page's own scripts are there.
    const { answering = [] } = readLateFiles((await document?.text()) ?? '') ?? {};
    expect(answering).not.toEqual([]);
    await expect.poll(() => answering.filter((file) => !fetched.includes(file))).toEqual([]);
    release();
    await expectStep(page, next);
    expect(fetched.filter((file) => answering.includes(file))).toHaveLength(answering.length);
    await waitForDeliveries(page);
    await expectStep(page, next);
    expect(await readEvents('formStepSubmitted')).toEqual([step]);
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
  await page.goto(site.address('tqg', '/quiz/auto'), { waitUntil: 'commit' });
  await page.locator('form button[value=true]').tap();
  await page.locator('form button[value=false]').tap();
  await expect(page.locator('form [aria-busy]')).toHaveCount(1);
  again.release();
  await expect(page.locator('form[data-step]:not([data-step=insured], [data-step=company])')).toBeVisible();
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
