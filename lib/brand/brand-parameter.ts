import type { Brand } from './brand';
import { BRAND_CODES, type BrandCode } from './brand-code';

/** The parameter of a route that every brand has once. */
export interface BrandParameter {
  readonly brand: string;
}

/** What such a route is prerendered for. */
export function listBrandParameters(): { brand: BrandCode }[] {
  return BRAND_CODES.map((brand) => ({ brand }));
}

/** The brand of such a route; throws for an unknown one, which no prerendered address has. */
export function findBrandByCode(brands: Readonly<Record<BrandCode, Brand>>, { brand }: BrandParameter): Brand {
  const found = Object.values(brands).find(({ code }) => code === brand);
  if (!found) throw new Error(`No brand is called ${brand}`);
  return found;
}
