import { buildVariantPage, saysWhatWasRead, type Experiment, type Variant } from '@/lib/experiments/experiment';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { FormName, TemplateName } from '@/lib/names/page-names';
import type { Registry } from '@/lib/request/route-request';
import type { Page, Review } from '@/lib/page/page';
import { buildStepPath } from '@/lib/page/page-address';
import { listPageSteps } from '@/lib/page/page-form';
import { listPageFlags, type PageFlag } from './page-flags';
import { buildSeasonPage, getPlanSeason, isDatedPage } from '@/lib/page/plan-season';
import { buildCardPath } from './social-card';

/** A place of a page that has an address of its own. */
export interface CataloguePlace {
  readonly name: string;
  readonly path: string;
}

/** What a test makes of the page; its places are forced, so that nobody is counted. */
export interface CatalogueVariant extends CataloguePlace {
  readonly form?: FormName;
  readonly steps: readonly CataloguePlace[];
}

/** A page as the catalogue of one brand lists it; crosses to the browser. */
export interface CatalogueEntry {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly headline: string;
  readonly template: TemplateName;
  readonly form?: FormName;
  readonly language: Language;
  readonly alternate?: string;
  /** Every brand that serves it. */
  readonly brands: readonly BrandCode[];
  /** Of this brand. */
  readonly materialId?: string;
  readonly review?: Review;
  /** Other words than those that were read. */
  readonly hasChangedSinceReview: boolean;
  readonly card: string;
  readonly flags: readonly PageFlag[];
  readonly steps: readonly CataloguePlace[];
  readonly experiment?: {
    readonly name: string;
    readonly owner: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  readonly variants: readonly CatalogueVariant[];
}

function listSteps(page: Page, { forms }: Registry, query = ''): readonly CataloguePlace[] {
  const steps = page.form ? listPageSteps(forms[page.form], page) : [];
  return steps.map((step) => ({ name: step, path: buildStepPath(page, step) + query }));
}

function describeVariant(page: Page, experiment: Experiment, variant: Variant, registry: Registry): CatalogueVariant {
  const query = buildForcedQuery({ name: experiment.name, variant: variant.name });
  const shown = buildVariantPage(page, variant);
  return {
    name: variant.name,
    path: page.path + query,
    ...(shown.form && { form: shown.form }),
    steps: listSteps(shown, registry, query),
  };
}

function describeTest(page: Page, registry: Registry): Pick<CatalogueEntry, 'experiment' | 'variants'> {
  const { experiments } = registry;
  const experiment = experiments.find(({ page: tested }) => tested === page.name);
  if (!experiment) return { variants: [] };
  const { name, owner, startsOn, endsOn } = experiment;
  const variants = experiment.variants.map((variant) => describeVariant(page, experiment, variant, registry));
  return { experiment: { name, owner, startsOn, endsOn }, variants };
}

/** The pages of a brand, in the order of their paths, in the words of the day. */
export function listCatalogue(registry: Registry, brand: BrandCode, now: Date): readonly CatalogueEntry[] {
  const today = getPlanSeason(now);
  const own = registry.pages
    .filter(({ brands }) => brands.includes(brand))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return own.map((page): CatalogueEntry => {
    const season = isDatedPage(registry.pages, page) ? today : undefined;
    const shown = season ? buildSeasonPage(page, season) : page;
    const { name, path, template, form, language, alternate, brands, smid, review } = page;
    const materialId = smid?.[brand];
    return {
      ...{ name, path, template, language, brands, headline: shown.headline, title: shown.title ?? shown.headline },
      ...(form && { form }),
      ...(alternate !== undefined && { alternate }),
      ...(materialId !== undefined && { materialId }),
      ...(review && { review }),
      hasChangedSinceReview: review !== undefined && !saysWhatWasRead(page, review),
      card: buildCardPath(brand, page, season),
      flags: listPageFlags(page, registry),
      steps: listSteps(page, registry),
      ...describeTest(page, registry),
    };
  });
}
