import { expect, test, type Page } from '@playwright/test';
import { registry } from '@/funnels/registry';

// Where a header stands is in the styles: no script runs.
test.use({ javaScriptEnabled: false });

const WIDTHS = [768, 1000, 1200, 1280];

/** One page of each brand, language and whether it has a twin: what the header depends on. */
const PLACES = [
  ...new Map(
    registry.pages
      .filter(({ template }) => template === 'landing')
      .flatMap(({ brands, path, language, alternate }) =>
        brands.map((code) => [`${code} ${language} ${String(alternate !== undefined)}`, { code, path }] as const),
      ),
  ).values(),
];

/** By how much what follows the brand’s name is drawn over it, and the page is wider than its window; in pixels. */
function measureHeader(page: Page): Promise<readonly [over: number, wide: number]> {
  return page.evaluate(() => {
    const [brand, ...others] = document.querySelector('header a')?.parentElement?.children ?? [];
    const words = document.createRange();
    words.selectNodeContents(brand ?? document.body);
    const boxes = others.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    const over = words.getBoundingClientRect().right - Math.min(...boxes.map(({ left }) => left));
    return [Math.max(0, over), Math.max(0, document.documentElement.scrollWidth - window.innerWidth)] as const;
  });
}

test('nothing of a header is drawn over the brand’s name, on tablets and desktops', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const { port } = new URL(baseURL ?? '');
  expect(PLACES.length).toBeGreaterThan(12);
  for (const { code, path } of PLACES) {
    await page.goto(`http://${code}.localhost:${port}${path}`, { waitUntil: 'domcontentloaded' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await measureHeader(page), `${code}${path} at ${width}`).toEqual([0, 0]);
    }
  }
});
