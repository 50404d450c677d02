import type { Brand } from './brand';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';

export interface BrandParameter {
  readonly brand: string;
}

export function listBrandParameters(): { brand: BrandCode }[] {
  return BRAND_CODES.map((brand) => ({ brand }));
}

/** Throws for an unknown brand, which no prerendered address has. */
export function getBrandByCode(brands: Readonly<Record<BrandCode, Brand>>, { brand }: BrandParameter): Brand {
  const found = Object.values(brands).find(({ code }) => code === brand);
  if (!found) throw new Error(`No brand is called ${brand}`);
  return found;
}
