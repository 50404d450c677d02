import type { Brand } from '@/lib/brand/brand';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { listLaunchFaults, type ShownRegistry } from './list-launch-faults';

/** What of the registry says whether a brand is ready. */
interface LaunchedRegistry extends ShownRegistry {
  readonly brands: Readonly<Record<BrandCode, Brand>>;
}

/**
 * The brands that an environment may not show, each with what keeps it from that (D107): in production those with
 * placeholders, missing facts or missing pages, elsewhere none.
 */
export function listClosedBrands(
  { brands, ...shown }: LaunchedRegistry,
  appEnv: 'development' | 'demo' | 'preview' | 'production',
): ReadonlyMap<BrandCode, readonly string[]> {
  if (appEnv !== 'production') return new Map();
  const faults = BRAND_CODES.map((code) => [code, listLaunchFaults(brands[code], shown)] as const);
  return new Map(faults.filter(([, found]) => found.length > 0));
}
