import type { Page } from '@/lib/page/page';
import { findVariant } from './assignments';
import { buildVariantPage, type Experiment, type Variant } from './experiment';

/** A variant of an experiment, as a page tells the browser which one it is. */
export interface ShownVariant {
  /** The experiment's. */
  readonly name: string;
  readonly variant: string;
}

/** The first segment of a variant's prerendered address; no page's path begins with a hyphen. */
export function buildVariantSegment(experiment: Experiment, variant: Variant): string {
  return `-${experiment.name}.${variant.name}`;
}

/** Which variant the first segment of a prerendered address names; undefined for every other segment. */
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

/** Every variant of a page, each with its segment and the page as it shows it; none for a page that is not tested. */
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
