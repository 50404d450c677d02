import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { calls } from '@/lib/calls/calls';
import { pickFreePort } from '@/lib/commands/process/port';
import { chromiumLaunch } from '@/tests/support/chromium';
import { startCacheTier } from '@/tests/support/cache-tier';
import { confirmFacts, CONFIRMED_HOST } from '@/tests/support/confirm-facts';
import { drawFilmStrip, type FilmFrame } from '@/tests/support/film-strip';
import { makeInstance } from '@/tests/support/instance';
import { startOwnPostgres } from '@/tests/support/own-postgres';
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy';
import { waitForForm } from '@/tests/support/walk-medicare';

// A marketer, a reviewer and an operator take one page from its first word to its end, by commands and the studio alone.

const NAME = 'winter-benefits';
const [ENGLISH, SPANISH] = [`/${NAME}`, `/${NAME}-es`];
const HEADLINE = /^Headline/;
const STRIP = 'reports/page-life.png';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const PAGE = [
  ...['--path', ENGLISH, '--brands', 'm10', '--file', 'benefits', '--template', 'landing', '--form', 'medicare'],
  ...['--title', 'Benefits to ask about in winter', '--headline', 'What some plans add for winter'],
  ...[
    '--description',
    'What some Medicare Advantage plans add for the cold months, and what to ask an agent about it.',
  ],
  ...['--subheadline', 'Some Medicare Advantage plans in some areas may help with it.'],
  ...['--benefits', 'transportation'],
  ...['--cards', 'What to ask an agent; Rides|Some plans may pay for rides to a doctor. Ask how many.'],
];
const TRANSLATION = [
  ...['--path', SPANISH, '--twin', ENGLISH, '--language', 'spanish'],
  ...['--brands', 'm10', '--file', 'benefits', '--template', 'landing', '--form', 'medicare'],
  ...[
    '--title',
    'Beneficios por los que preguntar en invierno',
    '--headline',
    'Lo que algunos planes añaden en invierno',
  ],
  ...['--description', 'Lo que algunos planes Medicare Advantage añaden para los meses de frío y qué preguntar.'],
  ...['--subheadline', 'Algunos planes Medicare Advantage en algunas zonas pueden ayudar.'],
  ...['--benefits', 'transportation'],
  ...['--cards', 'Qué preguntar; Viajes|Algunos planes pueden pagar viajes al médico. Pregunte cuántos.'],
];
const [EDITED, TESTED] = ['Ask what plans add for winter', 'Winter is near: what could you ask?'];
const TESTED_FIRST = 'Winter is near: what is there to ask?';

const RESOLVE = `--host-resolver-rules=MAP ${CONFIRMED_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

/** Names of nobody: what production would ask outside finds no one. */
const OUTSIDE = {
  ...{ MEDIAALPHA_URL: 'https://ads.invalid', MEDIAALPHA_API_TOKEN: 'token' },
  ...{ IPQS_URL: 'https://ipqs.invalid', IPQS_API_KEY: 'key' },
};

/** Runs a command that has to do what it says, and gives what it printed. */
async function run(project: ProjectCopy, command: string, args: readonly string[], env = {}): Promise<string> {
  const { code, output } = await project.run(command, args, env);
  expect(code, `npm run ${command}\n${output}`).toBe(0);
  return output;
}

async function showHeadline(page: Page, address: string, headline: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { timeout: 120_000 });
    await expect(page.locator('main h1')).toHaveText(headline, { timeout: 2000 });
  }).toPass({ timeout: 120_000 });
}

/** Types one text in the studio and saves it, once what it showed before is there. */
async function saveWords(page: Page, name: RegExp, before: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await expect(field).toHaveValue(before);
  await field.fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in funnels/')).toBeVisible();
}

/** In `npm run dev`: made, edited in the studio, translated, tested and read. */
async function write(project: ProjectCopy, page: Page, frames: FilmFrame[]): Promise<void> {
  const [port, sandboxPort] = [await pickFreePort(), await pickFreePort()];
  const site = `http://m10.localhost:${port}`;
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const take = async (title: string) => frames.push({ title, picture: await page.screenshot() });
  await project.startDevelopment(port, sandboxPort);

  const made = await run(project, 'new-page', PAGE, env);
  expect(made).toContain(`${site}${ENGLISH}`);
  expect(made).toContain('The site runs there: open it.');
  await page.setViewportSize(PHONE);
  await showHeadline(page, site + ENGLISH, 'What some plans add for winter');
  await take('Made by npm run new-page');

  await page.setViewportSize(DESKTOP);
  await page.goto(`${site}/catalogue?page=${NAME}`, { timeout: 120_000 });
  await page.getByRole('textbox', { name: HEADLINE }).fill('Claim your free winter card');
  await expect(page.locator('aside')).toContainText('M-45');
  await page.getByRole('button', { name: 'Undo' }).click();
  await saveWords(page, HEADLINE, 'What some plans add for winter', EDITED);
  const frame = page.locator('iframe').first().contentFrame();
  await expect(frame.locator('main h1')).toHaveText(EDITED, { timeout: 60_000 });
  await take('Edited in the studio');
  expect(readFileSync(path.join(project.folder, 'funnels/pages/benefits.ts'), 'utf8')).toContain(EDITED);

  await run(project, 'new-page', TRANSLATION, env);
  await page.setViewportSize(PHONE);
  await showHeadline(page, site + SPANISH, 'Lo que algunos planes añaden en invierno');
  await take('Translated by npm run new-page');
  await page.locator('a[data-language-switch]').click();
  await expect(page).toHaveURL(new RegExp(`${ENGLISH}(/|$)`));
  await expect(page.locator('main h1')).toHaveText(EDITED);

  const test = [
    '--name',
    'winter-headline',
    '--variant',
    'asking',
    '--headline',
    TESTED_FIRST,
    '--owner',
    'benefits pages',
  ];
  await run(project, 'new-experiment', [NAME, ...test], env);
  const asking = `${ENGLISH}?variant=winter-headline:asking`;
  await showHeadline(page, site + asking, TESTED_FIRST);
  await page.setViewportSize(DESKTOP);
  await page.goto(`${site}/catalogue?page=${NAME}&row=variants`);
  await page.getByRole('combobox', { name: 'Of', exact: true }).selectOption('variant asking');
  await saveWords(page, HEADLINE, TESTED_FIRST, TESTED);
  const tested = page.locator(`iframe[src*="${asking}"]`).first().contentFrame();
  await expect(tested.locator('main h1')).toHaveText(TESTED, { timeout: 60_000 });
  await take('Tested by npm run new-experiment, its words edited in the studio');
}

/** Nothing of it may go live unread; once it is read, the brand is ready. */
async function review(project: ProjectCopy): Promise<void> {
  const unread = await project.run('launch', ['m10']);
  expect(unread.code).toBe(1);
  expect(unread.output).toContain(NAME);
  await run(project, 'review', [ENGLISH, '--by', 'counsel', '--ids', 'm10=MULTI-PLAN_WINTER27_M']);
  await run(project, 'review', [SPANISH, '--by', 'counsel', '--ids', 'm10=MULTI-PLAN_WINTERES27_M']);
  const variant = ['--variant', 'asking', '--by', 'counsel', '--ids', 'm10=MULTI-PLAN_WINTERB27_M'];
  await run(project, 'review', [NAME, ...variant]);
  await run(project, 'launch', ['m10']);
  await run(project, 'lint-pages', []);
}

/** A visit up to its second question; gives the headline that it saw. A driven browser says what it is, and is not counted. */
async function visit(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: PHONE });
  await context.route(`**${calls.createEvent.path}`, (route) => {
    const event = route.request().postDataJSON() as { readonly properties: object };
    return route.continue({
      postData: { ...event, properties: { ...event.properties, botDetection: { bot: false } } },
    });
  });
  const page = await context.newPage();
  const saved = ['enteredExperiment', 'formStepSubmitted'].map((name) =>
    page.waitForResponse((response) => response.request().postData()?.includes(`"${name}"`) === true),
  );
  await page.goto(address);
  await waitForForm(page);
  await page.locator('form [name=zipcode]').fill('60601');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('form')).not.toHaveAttribute('data-step', 'zipcode');
  await Promise.all(saved);
  const headline = (await page.locator('main h1').textContent()) ?? '';
  await context.close();
  return headline;
}

/** In production, on the one brand that is ready: visited, read in a report and switched off. */
async function publish(project: ProjectCopy, page: Page, frames: FilmFrame[]): Promise<void> {
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here.');
  const [sitePort, port] = [await pickFreePort(), await pickFreePort()];
  const env = {
    ...{ APP_ENV: 'production', DATABASE_URL: postgres.url, SPOOL_FOLDER: path.join(project.folder, '.data/spool') },
    ...{
      SESSION_SECRET: 'a secret of the tests, 32 or more',
      SUPPRESSION_SECRET: 'another secret of tests, 32 or more',
      TRUSTED_PROXY_HOPS: '1',
    },
    ...{ ...OUTSIDE, OFFICE_CLOCK: '', TYPES_CHECKED: '1' },
  };
  await run(project, 'standalone', [], env);
  await run(project, 'migrate', [], env);
  const instance = makeInstance(sitePort, env, project.folder);
  await instance.start();
  const tier = await startCacheTier(port, [sitePort, sitePort]);
  const { executablePath, args } = chromiumLaunch;
  const browser = await chromium.launch({
    args: [...args.filter((flag) => !flag.includes('resolver')), RESOLVE],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const address = `https://${CONFIRMED_HOST}:${port}${ENGLISH}`;
    const seen = new Set<string>();
    let visits = 0;
    for (; seen.size < 2; visits += 1) seen.add(await visit(browser, address));
    expect([...seen].sort()).toEqual([EDITED, TESTED].sort());

    const live = await browser.newPage({ ignoreHTTPSErrors: true, viewport: PHONE });
    const take = async (title: string) => frames.push({ title, picture: await live.screenshot() });
    await live.goto(address);
    await waitForForm(live);
    await take('Published on one brand in production');

    const report = await run(project, 'report', ['funnel', '--page', NAME, '--by', 'variant'], env);
    expect(report).toMatch(new RegExp(`^visits: ${visits} `, 'm'));
    expect(report).toMatch(/winter-headline\.asking/);
    await page.setViewportSize(DESKTOP);
    await page.setContent(`<pre style="font: 13px monospace; margin: 24px"></pre>`);
    await page.locator('pre').evaluate((element, text) => (element.textContent = text), report);
    frames.push({ title: 'Read by npm run report', picture: await page.screenshot() });

    const why = ['--who', 'an operator', '--why', 'the offer is over'];
    await run(project, 'switch', ['off', 'page', ENGLISH, ...why], env);
    await expect(async () => {
      expect((await live.goto(address))?.status()).toBe(503);
    }).toPass({ timeout: 120_000 });
    await take('Off by npm run switch');
  } finally {
    await browser.close();
    await tier.stop();
    await instance.kill();
    await postgres.destroy();
  }
}

/** In `npm run dev` again: gone, and its address leads on. */
async function retire(project: ProjectCopy, page: Page, frames: FilmFrame[]): Promise<void> {
  await run(project, 'retire', [ENGLISH, '--to', '/otc-savings']);
  await run(project, 'retire', [SPANISH, '--to', '/otc-savings']);
  await run(project, 'lint-pages', []);
  await run(project, 'launch', ['m10']);
  const port = await pickFreePort();
  await project.startDevelopment(port, await pickFreePort());
  await page.setViewportSize(PHONE);
  await page.goto(`http://m10.localhost:${port}${ENGLISH}`, { timeout: 120_000 });
  await expect(page).toHaveURL(/\/otc-savings/);
  frames.push({ title: 'Gone by npm run retire: its address leads on', picture: await page.screenshot() });
}

test('a page is made, edited, translated, tested, published, read in a report, switched off and retired', async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  page.setDefaultTimeout(120_000);
  const project = copyProject();
  const frames: FilmFrame[] = [];
  try {
    confirmFacts(project.folder, 'm10');
    await write(project, page, frames);
    await project.stopDevelopment();
    await review(project);
    await publish(project, page, frames);
    await retire(project, page, frames);
  } finally {
    await project.close();
    mkdirSync(path.dirname(STRIP), { recursive: true });
    await drawFilmStrip(page, frames, STRIP);
  }
});
