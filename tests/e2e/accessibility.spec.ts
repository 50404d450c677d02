import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { buildStepPath } from '@/lib/page/page-address';
import { NOT_FOUND_SEGMENT } from '@/lib/request/route-request';
import { pageSet } from '@/tests/support/page-set';
import { paintIn } from '@/tests/support/paint-in';
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

/** What the law wants said can be read: at least 16 px, shown, and in no box that closes (compliance M-13). */
async function expectReadableDisclosures(page: Page): Promise<void> {
  const unreadable = await page.locator('[data-block-id=disclosures] p').evaluateAll((paragraphs) =>
    paragraphs
      .filter((paragraph) => {
        const { fontSize, display, visibility } = getComputedStyle(paragraph);
        const isShown = display !== 'none' && visibility === 'visible' && paragraph.getClientRects().length > 0;
        return parseFloat(fontSize) < 16 || !isShown || paragraph.closest('details') !== null;
      })
      .map(({ textContent }) => textContent),
  );
  expect(unreadable).toEqual([]);
}

const notFound = Object.values(registry.brands).map(({ code }) => ({
  brand: code,
  path: `/${NOT_FOUND_SEGMENT}`,
  query: '',
  steps: [],
}));

/** What stands around a form is the same at each step, and its steps are the same on each page in the language. */
const looked = new Set<string>();
const pages = pageSet.map(({ brand, page, query }) => {
  const key = `${page.form} in ${page.language}`;
  const steps = page.form && !looked.has(key) ? forms[page.form].steps.slice(1) : [];
  looked.add(key);
  return { brand, path: page.path, query, steps };
});

for (const { brand, path, query, steps } of [...pages, ...notFound]) {
  const about = steps.length > 0 ? ', nor on its steps' : '';
  test(`axe finds nothing on ${path}${query} of ${brand} in light and dark${about}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const { port } = new URL(baseURL ?? '');
    const open = async (address: string) => {
      await page.goto(`http://${brand}.localhost:${port}${address}`);
      if (await page.locator('form').count()) await waitForForm(page);
    };
    await open(path + query);
    await expectReadableDisclosures(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await paintIn(page, colorScheme);
      await expectNoFindings(page);
    }
    await expectNoSidewaysScroll(page);
    // The narrowest phone; it is also a page of 640 px at 200 % zoom (compliance 8, item 7).
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const stepName of steps) {
      await test.step(stepName, async () => {
        await open(buildStepPath({ path }, stepName) + query);
        await paintIn(page, 'light');
        await expectNoFindings(page, 'form');
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
