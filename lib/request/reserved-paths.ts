import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import type { Brand } from '@/lib/brand/brand';
import type { PageRequest, Routing } from './page-request';

/** No page entry may take one of these. */
export const RESERVED_PATHS = ['/robots.txt', '/sitemap.xml', '/catalogue'] as const;

type ReservedPath = (typeof RESERVED_PATHS)[number];

/** Folders of `app` that visitors cannot reach by this name. */
const PRERENDERED: Readonly<Record<ReservedPath, (brand: BrandCode) => string>> = {
  '/robots.txt': (brand) => `/crawlers/${brand}/robots`,
  '/sitemap.xml': (brand) => `/crawlers/${brand}/sitemap`,
  '/catalogue': (brand) => `/catalogue/${brand}`,
};

function findReservedPath(path: string): ReservedPath | undefined {
  return RESERVED_PATHS.find((reserved) => reserved === path);
}

/** Answered apart from all pages (`app/reports`, `app/studio`). */
const APART = ['/reports', '/studio'];

export function isReservedPath(path: string): boolean {
  return [...RESERVED_PATHS, ...APART].some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}

/** Locally the brand's local name at the request's port, elsewhere the brand's own host. */
function pickOtherCatalogue(host: string | null, brand: Brand): string {
  const [, name, port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host?.trim().toLowerCase() ?? '') ?? [];
  const isLocal = name === '127.0.0.1' || name === 'localhost' || name?.endsWith('.localhost');
  const origin = isLocal ? `http://${brand.code}.localhost${port}` : `https://${brand.hosts[0]}`;
  return `${origin}/catalogue`;
}

/** Undefined for other paths, and for the catalogue in production. `/catalogue?brand=bh` leads to another brand's. */
export function routeReservedPath(
  { host, query }: Pick<PageRequest, 'host' | 'query'>,
  brand: BrandCode,
  path: string,
  { brands, hasCatalogue }: { readonly brands: Readonly<Record<BrandCode, Brand>>; readonly hasCatalogue: boolean },
): Routing | undefined {
  const reserved = findReservedPath(path);
  if (reserved === undefined || (reserved === '/catalogue' && !hasCatalogue)) return undefined;
  const chosen = reserved === '/catalogue' ? BRAND_CODES.find((code) => code === query.get('brand')) : undefined;
  if (chosen !== undefined) return { kind: 'leave', location: pickOtherCatalogue(host, brands[chosen]) };
  return { kind: 'page', path: PRERENDERED[reserved](brand) };
}
