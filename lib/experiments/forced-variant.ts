import { findVariant } from './assignments';
import type { Experiment, Variant } from './experiment';
import type { ShownVariant } from './variant-segment';

/** `?variant=<experiment>:<variant>` */
const FORCED_VARIANT_KEY = 'variant';

/** On any day; undefined when the query names none of this experiment. */
export function findForcedVariant(experiment: Experiment, query: URLSearchParams): Variant | undefined {
  const [name, variantName] = query.get(FORCED_VARIANT_KEY)?.split(':') ?? [];
  return name === experiment.name ? findVariant(experiment, variantName) : undefined;
}

export function isForced({ name, variant }: ShownVariant, query: URLSearchParams): boolean {
  return query.get(FORCED_VARIANT_KEY) === `${name}:${variant}`;
}

export function buildForcedQuery({ name, variant }: ShownVariant): string {
  return `?${FORCED_VARIANT_KEY}=${name}:${variant}`;
}
