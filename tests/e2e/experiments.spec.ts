import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { drawVariant } from '@/lib/experiments/draw-variant';
import { buildVariantPage, type Experiment, type Variant } from '@/lib/experiments/experiment';
import { isRunning } from '@/lib/experiments/experiment-days';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import { waitForForm } from '@/tests/support/walk-medicare';

/** A visitor who draws a variant. */
function findVisitorId(experiment: Experiment, variant: Variant): string {
  for (;;) {
    const id = randomUUID();
    if (drawVariant(experiment, id) === variant) return id;
  }
}

interface SentEvent {
  readonly event: string;
  readonly properties: Record<string, unknown>;
}

/** Writes down every event that the tab sends. */
function watchEvents(tab: Page): SentEvent[] {
  const events: SentEvent[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/api/event/create')) events.push(request.postDataJSON() as SentEvent);
  });
  return events;
}

/** Waits until the visit has told all that it tells on its own: the checks after idle, made once a tab, come last. */
async function waitForIdleChecks(events: readonly SentEvent[], times: number): Promise<void> {
  await expect.poll(() => events.filter(({ event }) => event === 'botCheckCompleted').length).toBe(times);
}

/** Lets the tab make its checks again, so that the next page tells when it is done; the session goes on. */
async function forgetFindings(tab: Page): Promise<void> {
  await tab.evaluate(() => sessionStorage.removeItem('funnel.findings'));
}

function findEntered(events: readonly SentEvent[]): unknown[] {
  return events
    .filter(({ event }) => event === 'enteredExperiment')
    .map(({ properties: { name, variant } }) => ({ name, variant }));
}

// What a visitor meets depends on the day; the days themselves are tested against a given date.
for (const experiment of registry.experiments) {
  const entry = registry.pages.find(({ name }) => name === experiment.page);
  if (!entry) throw new Error(`There is no page ${experiment.page}`);
  const running = isRunning(experiment, new Date());
  const headlines = experiment.variants.map((variant) => buildVariantPage(entry, variant).headline);

  test.describe(experiment.name, () => {
    test.use({
      baseURL: async ({ baseURL }, use) => {
        const { port } = new URL(baseURL ?? '');
        await use(`http://${entry.brands[0]}.localhost:${port}`);
      },
    });

    for (const variant of experiment.variants) {
      test(`the first HTML already shows ${variant.name} and nothing of the others, to its visitor alone`, async ({
        request,
      }) => {
        const cookie = `__Host-visitor=${findVisitorId(experiment, variant)}`;
        const response = await request.get(entry.path, { headers: { cookie } });
        const html = await response.text();
        const shown = running ? buildVariantPage(entry, variant) : entry;
        expect(html).toContain(`>${shown.headline}</h1>`);
        for (const headline of headlines.filter((text) => text !== shown.headline))
          expect(html).not.toContain(headline);
        expect(html).toContain(`${entry.path}"/>`);
        if (!running) return;
        expect(response.headers()['cache-control']).toMatch(/^private, no-cache/);
        expect(response.headers()['set-cookie']).toContain(`__Host-experiments=${experiment.name}.${variant.name};`);
        expect(response.headers()['set-cookie']).not.toContain('__Host-visitor');
      });
    }

    test('a visitor keeps the variant: after a reload, at a step, and when the browser’s storage is cleared', async ({
      page,
    }) => {
      await page.goto(entry.path);
      await waitForForm(page);
      const headline = await page.locator('main h1').innerText();
      expect(headlines).toContain(headline);
      await page.reload();
      await expect(page.locator('main h1')).toHaveText(headline);
      for (let visit = 0; visit < 5; visit += 1) {
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await page.goto(`${entry.path}/${visit % 2 ? 'no-such-step' : ''}`.replace(/\/$/, ''));
        await expect(page.locator('main h1')).toHaveText(headline);
      }
    });

    test('a visitor is counted once a session, as what was shown', async ({ page }) => {
      const events = watchEvents(page);
      await page.goto(entry.path);
      await waitForIdleChecks(events, 1);
      await forgetFindings(page);
      await page.reload();
      await waitForIdleChecks(events, 2);
      const headline = await page.locator('main h1').innerText();
      const { name: variant } = experiment.variants[headlines.indexOf(headline)] ?? {};
      expect(findEntered(events)).toEqual(running ? [{ name: experiment.name, variant }] : []);
    });

    test('a forced variant is shown, remembered by nobody, and its tab is not counted any more', async ({ page }) => {
      const events = watchEvents(page);
      const forced = experiment.variants[1];
      const response = await page.goto(entry.path + buildForcedQuery({ name: experiment.name, variant: forced.name }));
      await expect(page.locator('main h1')).toHaveText(buildVariantPage(entry, forced).headline);
      expect(await response?.headerValue('set-cookie')).toBeNull();
      await waitForIdleChecks(events, 1);
      await forgetFindings(page);
      await page.goto(entry.path);
      await waitForIdleChecks(events, 2);
      expect(findEntered(events)).toEqual([]);
    });
  });
}

test('a page that is not tested sets no cookie and may be kept by caches', async ({ request }) => {
  const tested = registry.experiments.map(({ page }) => page);
  const page = registry.pages.find(({ name, brands }) => brands.includes('m10') && !tested.includes(name));
  const response = await request.get(page?.path ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['cache-control']).not.toContain('private');
});
