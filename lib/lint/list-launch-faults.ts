import type { Page } from '@/lib/page/page';
import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import { listHoursFaults } from '@/lib/brand/opening-hours';
import type { Experiment } from '@/lib/experiments/experiment';
import { listVariantPages } from '@/lib/experiments/variant-segment';
import type { BrandCode } from '@/lib/names/brand-code';
import { listBrandsWithoutAds } from './list-brands-without-ads';
import { findPhoneFault } from './phone-fault';
import { listSampleFacts } from './list-sample-facts';

const NEEDED_PATHS = ['/', '/tos', '/privacy'];

function listMissingFacts(brand: Brand): readonly string[] {
  const needed: readonly (readonly [fact: unknown, fault: string])[] = [
    [brand.identity.licence, 'identity.licence is missing'],
    ...(brand.product === 'medicare'
      ? ([
          [brand.tpmo, 'tpmo is missing (compliance M-10)'],
          [brand.planSponsors, 'planSponsors is missing (compliance M-36)'],
        ] as const)
      : []),
  ];
  return needed.filter(([fact]) => fact === undefined).map(([, fault]) => fault);
}

/** What of the registry a brand is shown with. */
export interface ShownRegistry {
  readonly pages: readonly Page[];
  readonly experiments: readonly Experiment[];
}

/** A page, or what an experiment makes of it, which may have a material id and ads of its own. */
interface ShownPage {
  readonly label: string;
  readonly page: Page;
  /** Of these very words: a variant that says something else is read for itself. */
  readonly isReviewed: boolean;
}

function saysTheSame(variant: Page, { headline, subheadline, body }: Page): boolean {
  return variant.headline === headline && variant.subheadline === subheadline && variant.body === body;
}

function listShownPages(own: readonly Page[], experiments: readonly Experiment[]): readonly ShownPage[] {
  return own.flatMap((page) => [
    { label: `the page ${page.name}`, page, isReviewed: page.review !== undefined },
    ...listVariantPages(experiments, page).map((variant) => ({
      label: `a variant of the page ${page.name}`,
      page: variant.page,
      isReviewed:
        variant.page.review !== undefined && (saysTheSame(variant.page, page) || variant.page.review !== page.review),
    })),
  ]);
}

function lacksAds(brand: Brand, page: Page): boolean {
  return listBrandsWithoutAds({ ...page, brands: [brand.code] }, { [brand.code]: brand }).length > 0;
}

function hasSampleId({ smid, xsmid }: Page, code: BrandCode): boolean {
  return /sample/i.test(`${smid?.[code]} ${xsmid?.[code]}`);
}

/** Placeholders and missing facts or pages; production answers 503 for a brand that has any (D107). */
export function listLaunchFaults(brand: Brand, { pages, experiments }: ShownRegistry): readonly string[] {
  const own = pages.filter((page) => page.brands.includes(brand.code));
  const shown = listShownPages(own, experiments);
  const phone = brand.phone.number.sample ? undefined : findPhoneFault(brand.phone.number);
  const faults = [
    ...listSampleFacts(brand).map((path) => `${path} is a sample`),
    ...listMissingFacts(brand),
    ...listHoursFaults(findHours(brand, brand.product)).map((fault) => `phone.hours: ${fault}`),
    ...brand.hosts.filter((host) => host.endsWith('.example')).map((host) => `hosts: ${host} is a sample`),
    ...NEEDED_PATHS.filter((path) => !own.some((page) => page.path === path)).map((path) => `no page has ${path}`),
    ...shown
      .filter(({ page }) => lacksAds(brand, page))
      .map(({ label }) => `mediaAlpha.adPlacementId is missing: ${label} cannot show ads`),
    ...shown
      .filter(({ page }) => hasSampleId(page, brand.code))
      .map(({ label }) => `the material id of ${label} is a sample`),
    ...shown.filter(({ isReviewed }) => !isReviewed).map(({ label }) => `nobody has reviewed the words of ${label}`),
    ...(phone ? [`phone.number: ${phone.what}`] : []),
  ];
  return [...new Set(faults)];
}
