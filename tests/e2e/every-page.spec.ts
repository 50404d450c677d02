import { expect, test } from '@playwright/test';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { registry } from '@/funnels/registry';
import { pageDisclosures } from '@/lib/compliance/page-disclosures';
import { languageTag } from '@/lib/names/language';
import { formatPhone } from '@/lib/phone/format-phone';
import { buildPlaceAddress, listPlaces, type Place } from '@/tests/support/page-set';

/** The words of an HTML document, as a reader without scripts sees them. */
function readText(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}

/** What the law wants in the HTML of every page (compliance 8, items 1, 8 and 9). */
function listMissing({ brand: code, page }: Place, html: string): readonly string[] {
  const brand = registry.brands[code];
  const text = readText(html);
  const { language } = page;
  const phone = formatPhone(brand.phone.number.value);
  const isHidden = page.indexable === false;
  const wanted: readonly (readonly [string, boolean])[] = [
    [`lang ${language}`, html.includes(`<html lang="${languageTag(language)}"`)],
    ['one h1', (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').split('<h1').length === 2],
    ...pageDisclosures(brand, page).map((disclosure): readonly [string, boolean] => [
      disclosure,
      text.includes(disclosure.replace(/\s+/g, ' ')),
    ]),
    ['material id', text.includes(page.smid?.[code] ?? '')],
    ['legal name', text.includes(brand.identity.legalName.value)],
    ['number', text.includes(phone) && html.includes(`href="tel:${brand.phone.number.value}"`)],
    ['TTY', text.includes(brand.phone.tty)],
    ['hours', text.includes(describeBrandHours(brand, language))],
    ['do not sell', html.includes('href="/privacy#do-not-sell"')],
    ['robots', html.includes(`<meta name="robots" content="${isHidden ? 'noindex' : 'index'}`)],
    [
      'canonical',
      html.includes(`<link rel="canonical" href="https://${brand.hosts[0]}${page.path === '/' ? '' : page.path}`),
    ],
  ];
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
}

const places = listPlaces();
const FOREIGN_EACH = 8;

for (const brand of Object.values(registry.brands)) {
  test(`every page of ${brand.code} says in its HTML what it must`, async ({ request, baseURL }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const place of places.filter((entry) => entry.brand === brand.code)) {
      const response = await request.get(buildPlaceAddress(place, baseURL));
      const missing = response.ok() ? listMissing(place, await response.text()) : [`status ${response.status()}`];
      faults.push(...missing.map((name) => `${place.page.path}${place.query}: ${name}`));
    }
    expect(faults).toEqual([]);
  });

  // All of them are routed in `foreign-pages`; what the server makes of that is the same for each.
  test(`${brand.code} answers 404 for pages of other brands`, async ({ request, baseURL }) => {
    const own = new Set(places.filter((place) => place.brand === brand.code).map(({ page }) => page.path));
    const foreign = [...new Map(places.map((place) => [place.page.path, place])).values()].filter(
      ({ page }) => !own.has(page.path),
    );
    const every = Math.ceil(foreign.length / FOREIGN_EACH);
    const wrong: string[] = [];
    for (const place of foreign.filter((_, index) => index % every === 0)) {
      const response = await request.get(buildPlaceAddress({ ...place, brand: brand.code, query: '' }, baseURL));
      if (response.status() !== 404) wrong.push(`${place.page.path}: ${response.status()}`);
    }
    expect(wrong).toEqual([]);
  });
}
