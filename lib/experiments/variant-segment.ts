import type { Page } from '@/lib/page/page';
import { findVariant } from './assignments';
import { buildVariantPage, type Experiment, type Variant } from './experiment';

export interface ShownVariant {
  readonly name: string;
  readonly variant: string;
}

/** No page's path begins with a hyphen. */
export function buildVariantSegment(experiment: Experiment, variant: Variant): string {
  return `-${experiment.name}.${variant.name}`;
}

export function readVariantSegment(
  experiments: readonly Experiment[],
  segment: string | undefined,
): { readonly experiment: Experiment; readonly variant: Variant } | undefined {
  if (!segment?.startsWith('-')) return undefined;
  const [name, variantName] = segment.slice(1).split('.');
  const experiment = experiments.find((known) => known.name === name);
  const variant = experiment && findVariant(experiment, variantName);
  return experiment && variant && { experiment, variant };
}

/** Every page as somebody may be shown it: what is in the registry, and what experiments make of it. */
export function listAllShownPages({
  pages,
  experiments,
}: {
  readonly pages: readonly Page[];
  readonly experiments: readonly Experiment[];
}): readonly Page[] {
  return [...pages, ...pages.flatMap((page) => listVariantPages(experiments, page).map((variant) => variant.page))];
}

export function listVariantPages(
  experiments: readonly Experiment[],
  page: Page,
): readonly { readonly segment: string; readonly page: Page }[] {
  return experiments
    .filter((experiment) => experiment.page === page.name)
    .flatMap((experiment) =>
      experiment.variants.map((variant) => ({
        segment: buildVariantSegment(experiment, variant),
        page: buildVariantPage(page, variant),
      })),
    );
}
