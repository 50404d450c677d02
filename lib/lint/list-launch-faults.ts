import type { Page, Review } from '@/lib/page/page';
import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import { listHoursFaults } from '@/lib/brand/opening-hours';
import { saysTheSame, saysWhatWasRead, type Experiment } from '@/lib/experiments/experiment';
import { listVariantPages } from '@/lib/experiments/variant-segment';
import type { BrandCode } from '@/lib/names/brand-code';
import { listBrandsWithoutAds } from './list-brands-without-ads';
import { findPhoneFault } from './phone-fault';
import { listSampleFacts } from './list-sample-facts';

const NEEDED_PATHS = ['/', '/tos', '/privacy'];

/** Why a brand is kept from production, in the order of work: what others have to give first takes longest. */
export const LAUNCH_CAUSES = {
  hosts: 'Hosts: buy them, point them at the proxy, get their certificate',
  facts: 'Facts: the company’s own, as confirmed(…)',
  pages: 'Pages that every brand must have',
  ads: 'Ads that a page shows and the brand cannot buy',
  words: 'Words that nobody has read as they stand: npm run review',
  ids: 'Material ids: file the pages, write the ids that come back',
} as const;

export type LaunchCause = keyof typeof LAUNCH_CAUSES;

/** One thing that keeps a brand from production. */
export interface LaunchFault {
  readonly cause: LaunchCause;
  readonly what: string;
  /** Of the sources, as `lint-pages` names it: `brand m10`, a page’s name. */
  readonly entry: string;
  /** The key in it that is meant, by its path. */
  readonly near?: string;
}

type FoundFault = Omit<LaunchFault, 'entry'>;

function listMissingFacts(brand: Brand): readonly FoundFault[] {
  const needed: readonly (readonly [fact: unknown, fault: string])[] = [
    [brand.identity.licence, 'identity.licence is missing'],
    ...(brand.product === 'medicare'
      ? ([
          [brand.tpmo, 'tpmo is missing (compliance M-10)'],
          [brand.planSponsors, 'planSponsors is missing (compliance M-36)'],
        ] as const)
      : []),
  ];
  return needed.filter(([fact]) => fact === undefined).map(([, what]) => ({ cause: 'facts', what, near: 'code' }));
}

function listFactFaults(brand: Brand): readonly FoundFault[] {
  const phone = brand.phone.number.sample ? undefined : findPhoneFault(brand.phone.number);
  return [
    ...listSampleFacts(brand).map((path): FoundFault => ({ cause: 'facts', what: `${path} is a sample`, near: path })),
    ...listMissingFacts(brand),
    ...listHoursFaults(findHours(brand, brand.product)).map((fault): FoundFault => ({
      cause: 'facts',
      what: `phone.hours: ${fault}`,
      near: 'phone.hours',
    })),
    ...(phone ? [{ cause: 'facts', what: `phone.number: ${phone.what}`, near: 'phone.number' } as const] : []),
  ];
}

/** What of the registry a brand is shown with. */
export interface ShownRegistry {
  readonly pages: readonly Page[];
  readonly experiments: readonly Experiment[];
}

/** A page, or what an experiment makes of it, which may have a material id and ads of its own. */
interface ShownPage {
  readonly entry: string;
  readonly label: string;
  readonly page: Page;
  /** Of these very words: a variant that says something else is read for itself. */
  readonly review: Review | undefined;
}

function listShownPages(own: readonly Page[], experiments: readonly Experiment[]): readonly ShownPage[] {
  return own.flatMap((page) => [
    { entry: page.name, label: `the page ${page.name}`, page, review: page.review },
    ...listVariantPages(experiments, page).map((variant) => ({
      entry: `experiment ${experiments.find((experiment) => experiment.page === page.name)?.name ?? ''}`,
      label: `a variant of the page ${page.name}`,
      page: variant.page,
      review: saysTheSame(variant.page, page) || variant.page.review !== page.review ? variant.page.review : undefined,
    })),
  ]);
}

function lacksAds(brand: Brand, page: Page): boolean {
  return listBrandsWithoutAds({ ...page, brands: [brand.code] }, { [brand.code]: brand }).length > 0;
}

function hasSampleId({ smid, xsmid }: Page, code: BrandCode): boolean {
  return /sample/i.test(`${smid?.[code]} ${xsmid?.[code]}`);
}

function findReviewFault({ label, page, review }: ShownPage): string | undefined {
  if (!review) return `nobody has reviewed the words of ${label}`;
  if (saysWhatWasRead(page, review)) return undefined;
  return `the words of ${label} have changed since ${review.by} read them on ${review.on}`;
}

function listPageFaults(brand: Brand, shown: ShownPage): readonly LaunchFault[] {
  const { entry, label, page } = shown;
  const unread = findReviewFault(shown);
  const faults: (FoundFault | false)[] = [
    lacksAds(brand, page) && { cause: 'ads', what: `mediaAlpha.adPlacementId is missing: ${label} cannot show ads` },
    hasSampleId(page, brand.code) && { cause: 'ids', what: `the material id of ${label} is a sample`, near: 'smid' },
    unread !== undefined && { cause: 'words', what: unread },
  ];
  return faults.filter((fault) => fault !== false).map((fault) => ({ entry, ...fault }));
}

/**
 * Placeholders and missing facts or pages, in the order of work; production answers 503 for a brand that has any (D107).
 */
export function findLaunchFaults(brand: Brand, { pages, experiments }: ShownRegistry): readonly LaunchFault[] {
  const own = pages.filter((page) => page.brands.includes(brand.code));
  const ofBrand: readonly FoundFault[] = [
    ...brand.hosts
      .filter((host) => host.endsWith('.example'))
      .map((host): FoundFault => ({ cause: 'hosts', what: `hosts: ${host} is a sample`, near: 'hosts' })),
    ...listFactFaults(brand),
    ...NEEDED_PATHS.filter((path) => !own.some((page) => page.path === path)).map((path): FoundFault => ({
      cause: 'pages',
      what: `no page has ${path}`,
    })),
  ];
  const entry = `brand ${brand.code}`;
  const all = [
    ...ofBrand.map((fault) => ({ entry, ...fault })),
    ...listShownPages(own, experiments).flatMap((shown) => listPageFaults(brand, shown)),
  ];
  const once = new Map(all.map((fault) => [fault.what, fault]));
  const order = Object.keys(LAUNCH_CAUSES);
  return [...once.values()].toSorted((one, other) => order.indexOf(one.cause) - order.indexOf(other.cause));
}

/** The same in words alone. */
export function listLaunchFaults(brand: Brand, shown: ShownRegistry): readonly string[] {
  return findLaunchFaults(brand, shown).map(({ what }) => what);
}
