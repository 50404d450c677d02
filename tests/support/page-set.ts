import { experiments } from '@/funnels/experiments';
import { registry } from '@/funnels/registry';
import type { BrandCode } from '@/lib/names/brand-code';
import { buildVariantPage } from '@/lib/experiments/experiment';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import { buildSeasonPage, getPlanSeason } from '@/lib/page/plan-season';
import type { Page } from '@/lib/page/page';

/** A page as one brand shows it. */
export interface Place {
  readonly brand: BrandCode;
  readonly page: Page;
  /** Forces a variant of a tested page; empty on any other. */
  readonly query: string;
}

/** Each page on each of its brands as it stands today; a tested one as each of its variants, the control included. */
export function listPlaces(): readonly Place[] {
  const season = getPlanSeason(new Date());
  return registry.pages.flatMap((page) => {
    const experiment = experiments.find((entry) => entry.page === page.name);
    const shown = experiment
      ? experiment.variants.map((variant) => ({
          page: buildVariantPage(page, variant),
          query: buildForcedQuery({ name: experiment.name, variant: variant.name }),
        }))
      : [{ page: buildSeasonPage(page, season), query: '' }];
    return page.brands.flatMap((brand) => shown.map((entry) => ({ brand, ...entry })));
  });
}

/** What makes a place worth a look of its own: another template, block, brand, language or variant. */
export function listLookTraits({ brand, page, query }: Place): readonly string[] {
  return [
    `template ${page.template} in ${page.language}`,
    `brand ${brand}`,
    `front page ${page.path === '/' ? brand : ''}`,
    `variant ${query}`,
    ...page.body.map(({ kind }) => `block ${kind}`),
  ];
}

/** And a visit: another form as well. */
function listTraits(place: Place): readonly string[] {
  return [...listLookTraits(place), `form ${place.page.form} in ${place.page.language}`];
}

/** As few of them as show every trait: each joins that brings a trait which none before it has. */
export function sampleByTraits<Item>(items: readonly Item[], list: (item: Item) => readonly string[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const fresh = list(item).filter((trait) => !seen.has(trait));
    for (const trait of fresh) seen.add(trait);
    return fresh.length > 0;
  });
}

/** As few places as show every trait of a page. */
export function samplePlaces(places: readonly Place[]): readonly Place[] {
  return sampleByTraits(places, listTraits);
}

/** Said by `npm run walk`. */
export const takesAllPages = process.env['PAGES'] === 'all';

/** The sample, or every place. */
export const pageSet: readonly Place[] = takesAllPages ? listPlaces() : samplePlaces(listPlaces());

/** The address of a place on the server under test. */
export function buildPlaceAddress(
  { brand, page, query }: Place,
  baseURL: string | undefined,
  path = page.path,
): string {
  return `http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}${query}`;
}
