import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/brand/brand-code';
import { bh } from './brands/bh';
import { m10 } from './brands/m10';
import { m10es } from './brands/m10es';
import { tqg } from './brands/tqg';
import { wc } from './brands/wc';

/** Every brand, by code. */
export const brands: Readonly<Record<BrandCode, Brand>> = { m10, bh, tqg, wc, m10es };
