import { findVariant } from './assignments';
import type { Experiment, Variant } from './experiment';
import type { ShownVariant } from './variant-segment';

/** The query key with which a colleague looks at a variant: `?variant=<experiment>:<variant>`. */
const FORCED_VARIANT_KEY = 'variant';

/** The variant that a query forces, whatever the day; undefined when it names none of this experiment. */
export function findForcedVariant(experiment: Experiment, query: URLSearchParams): Variant | undefined {
  const [name, variantName] = query.get(FORCED_VARIANT_KEY)?.split(':') ?? [];
  return name === experiment.name ? findVariant(experiment, variantName) : undefined;
}

/** Whether a query forced the variant that is shown. */
export function isForced({ name, variant }: ShownVariant, query: URLSearchParams): boolean {
  return query.get(FORCED_VARIANT_KEY) === `${name}:${variant}`;
}

/** The query that forces a variant. */
export function buildForcedQuery({ name, variant }: ShownVariant): string {
  return `?${FORCED_VARIANT_KEY}=${name}:${variant}`;
}
