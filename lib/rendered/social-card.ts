import type { Brand } from '@/lib/brand/brand';
import { brandFacts } from '@/lib/compliance/brand-facts';
import type { BrandCode } from '@/lib/names/brand-code';
import { interpolate } from '@/lib/copy/interpolate';
import type { Language } from '@/lib/names/language';
import { isAdvertisement } from '@/lib/page/advertisement';
import type { Page } from '@/lib/page/page';
import { buildSeasonPage, isDatedPage, listPlanSeasons, type PlanSeason } from '@/lib/page/plan-season';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface SocialCard {
  readonly brand: Brand;
  readonly language: Language;
  readonly headline: string;
  /** Goes wherever the headline goes (compliance M-35). */
  readonly subheadline: string;
  readonly isAdvertisement: boolean;
}

export interface CardParameters {
  readonly brand: string;
  readonly file: string;
}

interface CardDirectory {
  readonly pages: readonly Page[];
  readonly brands: Readonly<Record<BrandCode, Brand>>;
}

/** Only the plan year: cards do not change within it. Page names have no dot. */
function buildCardFile({ name }: Pick<Page, 'name'>, season?: PlanSeason): string {
  return season === undefined ? `${name}.png` : `${name}.${season.planYear}.png`;
}

export function buildCardPath(brand: BrandCode, page: Pick<Page, 'name'>, season?: PlanSeason): string {
  return `/cards/${brand}/${buildCardFile(page, season)}`;
}

export function listCards({ pages }: Pick<CardDirectory, 'pages'>, now: Date): CardParameters[] {
  const years = [...new Map(listPlanSeasons(now).map((season) => [season.planYear, season])).values()];
  return pages.flatMap((page) => {
    const files = isDatedPage(pages, page) ? years.map((season) => buildCardFile(page, season)) : [buildCardFile(page)];
    return page.brands.flatMap((brand) => files.map((file) => ({ brand, file })));
  });
}

export function findCard(
  { pages, brands }: CardDirectory,
  { brand: code, file }: CardParameters,
): SocialCard | undefined {
  const [, name, year] = /^([^.]+)(?:\.(\d{4}))?\.png$/.exec(file) ?? [];
  const brand = Object.values(brands).find((known) => known.code === code);
  const found = pages.find((page) => page.name === name);
  if (!brand || !found?.brands.includes(brand.code)) return undefined;
  if (isDatedPage(pages, found) !== (year !== undefined)) return undefined;
  const page = year === undefined ? found : buildSeasonPage(found, { planYear: Number(year), during: 'rest' });
  const facts = brandFacts(brand, page);
  return {
    brand,
    language: page.language,
    headline: interpolate(page.headline, facts),
    subheadline: interpolate(page.subheadline, facts),
    isAdvertisement: isAdvertisement(page),
  };
}
