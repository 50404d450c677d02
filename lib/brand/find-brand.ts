import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import type { Brand } from './brand';

export interface BrandLookup {
  readonly defaultBrand: BrandCode;
  /** Whether `localhost`, `127.0.0.1` and `<brand>.localhost` name a brand: everywhere except production. */
  readonly localHosts: boolean;
}

/** Lower case, without port and trailing dot. */
function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Undefined for an unknown host, answered with 421. Forwarded hosts are ignored: the client can write them. */
export function findBrandByHost(
  host: string | null,
  brands: Readonly<Record<BrandCode, Brand>>,
  lookup: BrandLookup,
): Brand | undefined {
  if (host === null) return undefined;
  const name = normalizeHost(host);
  if (lookup.localHosts) {
    if (name === 'localhost' || name === '127.0.0.1') return brands[lookup.defaultBrand];
    const local = BRAND_CODES.find((code) => name === `${code}.localhost`);
    if (local) return brands[local];
  }
  return BRAND_CODES.map((code) => brands[code]).find((brand) => brand.hosts.includes(name));
}
