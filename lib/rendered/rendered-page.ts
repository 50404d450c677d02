import type { Brand } from '@/lib/brand/brand';
import { getBrandByCode } from '@/lib/brand/brand-parameter';
import type { Language } from '@/lib/names/language';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { buildVariantPage } from '@/lib/experiments/experiment';
import { listVariantPages, readVariantSegment, type ShownVariant } from '@/lib/experiments/variant-segment';
import { CLOSED_SEGMENT, NOT_FOUND_SEGMENT, NOT_VALID_SEGMENT, type Registry } from '@/lib/request/route-request';
import { findPlace, matchStep } from '@/lib/page/find-page';
import { buildStepPath } from '@/lib/page/page-address';
import { listPageSteps } from '@/lib/page/page-form';
import { definePage, type BrandedPage, type Page } from '@/lib/page/page';
import {
  buildSeasonPage,
  buildSeasonSegment,
  isDatedPage,
  listPlanSeasons,
  readSeasonSegment,
  type PlanSeason,
} from '@/lib/page/plan-season';

export interface RenderedPage {
  readonly brand: Brand;
  readonly page: BrandedPage;
  readonly stepName?: string;
  readonly variant?: ShownVariant;
  readonly season?: PlanSeason;
}

const NOT_FOUND_NAMES: Readonly<Record<string, string>> = {
  [NOT_FOUND_SEGMENT]: 'not-found',
  [NOT_VALID_SEGMENT]: 'not-valid',
  [CLOSED_SEGMENT]: 'closed',
};

function buildNotFoundPage(brand: Brand, messages: UiMessages, segment = NOT_FOUND_SEGMENT): Page {
  const words = segment === CLOSED_SEGMENT ? messages.closed : messages.notFound;
  return definePage({
    name: NOT_FOUND_NAMES[segment] ?? 'not-found',
    path: `/${segment}`,
    brands: [brand.code],
    language: brand.language,
    template: 'not-found',
    title: words.title,
    description: words.text,
    headline: words.headline,
    subheadline: words.text,
    body: [],
    indexable: false,
  });
}

/** The page as a brand shows it: what the entry leaves to the brand is the brand's. */
function buildBrandedPage(brand: Brand, page: Page): BrandedPage {
  return { ...page, product: page.product ?? brand.product };
}

export interface RouteParameters {
  readonly brand: string;
  readonly slug?: string[];
}

/** An address the middleware would not make is the not-found page. Throws for an unknown brand. */
export function readRenderedPage(
  registry: Registry,
  { brand: code, slug = [] }: RouteParameters,
  messages: Readonly<Record<Language, UiMessages>>,
): RenderedPage {
  const brand = getBrandByCode(registry.brands, { brand: code });
  const segments = slug.map(decodeURIComponent);
  const tested = readVariantSegment(registry.experiments, segments[0]);
  const season = readSeasonSegment(segments[0]);
  const path = `/${(tested || season ? segments.slice(1) : segments).join('/')}`;
  const place = findPlace(registry.pages, brand.code, path);
  const shown = place && (tested ? { ...place, page: buildVariantPage(place.page, tested.variant) } : place);
  const match = shown && matchStep(registry.forms, shown);
  if (!match) {
    const page = buildNotFoundPage(brand, messages[brand.language], segments[0]);
    return { brand, page: buildBrandedPage(brand, page) };
  }
  const page = buildBrandedPage(brand, match.page);
  const found = { brand, page, ...(match.stepName !== undefined && { stepName: match.stepName }) };
  if (season) return { ...found, page: buildSeasonPage(page, season), season };
  if (!tested) return found;
  return { ...found, variant: { name: tested.experiment.name, variant: tested.variant.name } };
}

/** A page as it is built, and what then stands before its path: it is built once for each variant and each season. */
interface BuiltPage {
  readonly start: readonly string[];
  readonly page: Page;
}

function listBuiltPages(registry: Registry, page: Page, now: Date): readonly BuiltPage[] {
  if (isDatedPage(registry.pages, page)) {
    return listPlanSeasons(now).map((season) => ({ start: [buildSeasonSegment(season)], page }));
  }
  const variants = listVariantPages(registry.experiments, page);
  return [{ start: [], page }, ...variants.map((variant) => ({ start: [variant.segment], page: variant.page }))];
}

function listAddresses(
  registry: Registry,
  now: Date,
  listPaths: (page: Page) => readonly string[],
): Required<RouteParameters>[] {
  return registry.pages.flatMap((page) => {
    const built = listBuiltPages(registry, page, now);
    return page.brands.flatMap((brand) =>
      built.flatMap(({ start, page: shown }) =>
        listPaths(shown).map((path) => ({ brand, slug: [...start, ...path.split('/').filter(Boolean)] })),
      ),
    );
  });
}

/** Each page of each brand, in each variant and season, and each brand's not-found pages: what the build renders. */
export function listPageAddresses(registry: Registry, now: Date): Required<RouteParameters>[] {
  const notFound = Object.keys(registry.brands).flatMap((brand) =>
    Object.keys(NOT_FOUND_NAMES).map((segment) => ({ brand, slug: [segment] })),
  );
  return [...listAddresses(registry, now, ({ path }) => [path]), ...notFound];
}

/** Each step of each of those pages, its name at the end: what is rendered when it is first asked for. */
export function listStepAddresses(registry: Registry, now: Date): Required<RouteParameters>[] {
  return listAddresses(registry, now, (page) =>
    page.form ? listPageSteps(registry.forms[page.form], page).map((step) => buildStepPath(page, step)) : [],
  );
}
