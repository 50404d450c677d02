/** A new brand adds its code here and its file in `funnels/brands`. */
export const BRAND_CODES = [
  'm10',
  'bh',
  'wc',
  'ayb',
  'qs',
  'ps',
  'tqg',
  'sd',
  'bridge',
  'emily',
  'ac',
  'm10es',
] as const;

export type BrandCode = (typeof BRAND_CODES)[number];

export type Product = 'medicare' | 'auto' | 'life';

/**
 * `wc` is life, `tqg` and `ps` are auto, every other id is Medicare (specification 1), whose rules are the strictest.
 */
export function findProduct(brandId: string): Product {
  if (brandId === 'wc') return 'life';
  if (brandId === 'tqg' || brandId === 'ps') return 'auto';
  return 'medicare';
}
