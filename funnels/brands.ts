import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import { ac } from './brands/ac';
import { ayb } from './brands/ayb';
import { bh } from './brands/bh';
import { bridge } from './brands/bridge';
import { emily } from './brands/emily';
import { m10 } from './brands/m10';
import { m10es } from './brands/m10es';
import { ps } from './brands/ps';
import { qs } from './brands/qs';
import { sd } from './brands/sd';
import { tqg } from './brands/tqg';
import { wc } from './brands/wc';

export const brands: Readonly<Record<BrandCode, Brand>> = {
  m10,
  bh,
  wc,
  ayb,
  qs,
  ps,
  tqg,
  sd,
  bridge,
  emily,
  ac,
  m10es,
};
