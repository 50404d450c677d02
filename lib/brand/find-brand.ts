import { BRAND_CODES, type BrandCode } from './brand-code';
import type { Brand } from './brand';

export interface BrandLookup {
  /** The brand that plain `localhost` and `127.0.0.1` mean. */
  readonly defaultBrand: BrandCode;
  /** Whether `localhost`, `127.0.0.1` and `<brand>.localhost` name a brand: everywhere but in production. */
  readonly localHosts: boolean;
}

/** A host name in lower case, without port and without the root dot. */
function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * The brand that a `Host` header names; undefined for a host that is nobody's, which the caller answers with 421.
 * Only the `Host` header counts: a forwarded host is the client's to write.
 */
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
