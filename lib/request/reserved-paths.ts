import { BRAND_CODES, type BrandCode } from '@/lib/brand/brand-code';
import type { Brand } from '@/lib/brand/brand';
import type { PageRequest, Routing } from './page-request';

/** What every brand answers beside its pages; no page entry may take one of these paths. */
export const RESERVED_PATHS = ['/robots.txt', '/sitemap.xml', '/catalogue'] as const;

type ReservedPath = (typeof RESERVED_PATHS)[number];

/** Folders of `app` that are no brand's page; a visitor's path never reaches them by this name. */
const PRERENDERED: Readonly<Record<ReservedPath, (brand: BrandCode) => string>> = {
  '/robots.txt': (brand) => `/crawlers/${brand}/robots`,
  '/sitemap.xml': (brand) => `/crawlers/${brand}/sitemap`,
  '/catalogue': (brand) => `/catalogue/${brand}`,
};

function findReservedPath(path: string): ReservedPath | undefined {
  return RESERVED_PATHS.find((reserved) => reserved === path);
}

/** Whether a path is one that no page entry may take, or a step of one. */
export function isReservedPath(path: string): boolean {
  return RESERVED_PATHS.some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}

/**
 * The same catalogue on another brand. On this machine that is the brand's local name at the port of the request,
 * which a prerendered page cannot know; elsewhere the brand's own host.
 */
function findOtherCatalogue(host: string | null, brand: Brand): string {
  const [, name, port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host?.trim().toLowerCase() ?? '') ?? [];
  const isLocal = name === '127.0.0.1' || name === 'localhost' || name?.endsWith('.localhost');
  const origin = isLocal ? `http://${brand.code}.localhost${port}` : `https://${brand.hosts[0]}`;
  return `${origin}/catalogue`;
}

/**
 * What a request for a reserved path becomes; undefined for any other path, and for the catalogue where there is none.
 * `/catalogue?brand=bh` leads to the catalogue of another brand.
 */
export function routeReservedPath(
  { host, query }: Pick<PageRequest, 'host' | 'query'>,
  brand: BrandCode,
  path: string,
  { brands, hasCatalogue }: { readonly brands: Readonly<Record<BrandCode, Brand>>; readonly hasCatalogue: boolean },
): Routing | undefined {
  const reserved = findReservedPath(path);
  if (reserved === undefined || (reserved === '/catalogue' && !hasCatalogue)) return undefined;
  const chosen = reserved === '/catalogue' ? BRAND_CODES.find((code) => code === query.get('brand')) : undefined;
  if (chosen !== undefined) return { kind: 'leave', location: findOtherCatalogue(host, brands[chosen]) };
  return { kind: 'page', path: PRERENDERED[reserved](brand) };
}
