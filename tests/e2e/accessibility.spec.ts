import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { buildStepPath } from '@/lib/page/page-address';
import { NOT_FOUND_SEGMENT } from '@/lib/request/route-request';
import { waitForForm } from '@/tests/support/walk-medicare';

async function expectNoFindings(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function paintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The new colours are there after the next paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const notFound = Object.values(registry.brands).map(({ code }) => ({
  brand: code,
  path: `/${NOT_FOUND_SEGMENT}`,
  form: undefined,
}));
const pages = registry.pages.flatMap(({ brands, path, form }) => brands.map((brand) => ({ brand, path, form })));

for (const { brand, path, form } of [...pages, ...notFound]) {
  test(`axe finds nothing on ${path} of ${brand} in light and dark, nor on its steps`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const { port } = new URL(baseURL ?? '');
    const open = async (address: string) => {
      await page.goto(`http://${brand}.localhost:${port}${address}`);
      if (form) await waitForForm(page);
    };
    await open(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await paintIn(page, colorScheme);
      await expectNoFindings(page);
    }
    await expectNoSidewaysScroll(page);
    // What stands around the form is the same at each step.
    for (const stepName of form ? forms[form].steps.slice(1) : []) {
      await test.step(stepName, async () => {
        await open(buildStepPath({ path }, stepName));
        await paintIn(page, 'light');
        await expectNoFindings(page, 'form');
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
