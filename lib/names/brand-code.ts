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
