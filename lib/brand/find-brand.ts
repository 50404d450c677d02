import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import type { Brand } from './brand';

export interface BrandLookup {
  readonly defaultBrand: BrandCode;
  /** Whether `localhost`, `127.0.0.1` and `<brand>.localhost` name a brand: everywhere except production. */
  readonly localHosts: boolean;
  /** Under which every brand has names, `m10--anything.preview.example`. Default none. */
  readonly previewHost?: string | undefined;
}

/** Lower case, without port and trailing dot. */
export function normalizeHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The brand whose code a name begins with, alone or before two hyphens and whatever tells one preview from another. */
function findPreviewed(name: string, previewHost: string): BrandCode | undefined {
  if (!name.endsWith(`.${previewHost}`)) return undefined;
  const [, code] = /^([a-z\d]+)(?:--[a-z\d-]+)?$/.exec(name.slice(0, -previewHost.length - 1)) ?? [];
  return BRAND_CODES.find((known) => known === code);
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
  const previewed = lookup.previewHost === undefined ? undefined : findPreviewed(name, lookup.previewHost);
  if (previewed !== undefined) return brands[previewed];
  return BRAND_CODES.map((code) => brands[code]).find((brand) => brand.hosts.includes(name));
}
