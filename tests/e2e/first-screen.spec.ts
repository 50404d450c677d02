import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { listFirstScreenFaults, SCREENS } from '@/tests/support/first-screen';
import { runsAll } from '@/tests/support/only-in-all';
import { buildPlaceAddress, listPlaces, sampleByTraits } from '@/tests/support/page-set';

/**
 * The first-screen contract: picture, headline, first question, its field or choices and its button, one way to call,
 * nothing to scroll for. The pages are as they were built: no script runs, and the one sentence for browsers without
 * script is left out.
 */
test.use({ javaScriptEnabled: false, bypassCSP: true, isMobile: false });

const everywhere = listPlaces().filter(({ page }) => page.form !== undefined);

/** Each page's own words on one of its brands, and each template of a brand in each language. */
const asking = runsAll
  ? everywhere
  : sampleByTraits(everywhere, ({ brand, page, query }) => [
      `${page.path}${query}`,
      `${page.template} of ${brand} in ${page.language}`,
    ]);

test('every page with a form asks on its first screen', () => {
  const pairs = registry.pages.flatMap(({ form, brands }) => (form ? brands : []));
  expect(everywhere.length).toBeGreaterThanOrEqual(pairs.length);
  const paths = new Set(everywhere.map(({ page }) => page.path));
  expect(new Set(asking.map(({ page }) => page.path))).toEqual(paths);
});

for (const brand of BRAND_CODES) {
  const places = asking.filter((place) => place.brand === brand);
  test(`${brand}: the first screen holds on ${places.length} pages`, async ({ page: tab, baseURL }) => {
    test.setTimeout(240_000);
    // Pictures have their room before they come.
    await tab.route(/\.svg$|\.png$|\/api\//, (route) => route.abort());
    const faults: string[] = [];
    for (const place of places) {
      await tab.goto(buildPlaceAddress(place, baseURL), { waitUntil: 'domcontentloaded' });
      await tab.evaluate(async () => {
        document.querySelectorAll('noscript').forEach((note) => note.remove());
        // On a busy machine a face may come too late for its page, and would be left for the next one.
        document.querySelectorAll('style[data-href=used]').forEach((style) => {
          style.textContent = style.textContent.replaceAll('font-display:optional', 'font-display:block');
        });
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      const found = await listFirstScreenFaults(tab);
      faults.push(...found.map((fault) => `${place.page.path}${place.query} ${fault}`));
    }
    const held = places.length - new Set(faults.map((fault) => fault.split(' ')[0])).size;
    console.log(`${brand}: ${held} of ${places.length} first screens hold on ${SCREENS.length} screens`);
    expect(faults).toEqual([]);
  });
}
