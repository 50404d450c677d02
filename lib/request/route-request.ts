import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/brand/brand-code';
import { findBrandByHost, type BrandLookup } from '@/lib/brand/find-brand';
import { findPage, type PageDirectory } from '@/lib/page/find-page';
import { buildStepPath } from '@/lib/page/page-address';
import { findPersonalParameters, removePersonalParameters } from '@/lib/visit/personal-parameters';
import { collapseRepeatedKeys } from './collapse-query';

/** Last segment of the prerendered not-found page of each brand; no visitor's path reaches it by this name. */
export const NOT_FOUND_SEGMENT = '-not-found';

/** What the middleware needs to know of a request; nothing of it is Next's. */
export interface PageRequest {
  readonly method: string;
  /** The `Host` header as sent. */
  readonly host: string | null;
  /** Path as sent, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** What the registry holds; data only. */
export interface Registry extends PageDirectory {
  readonly brands: Readonly<Record<BrandCode, Brand>>;
}

/** What to do with a request; the middleware turns it into a response and decides nothing itself. */
export type Routing =
  | { readonly kind: 'misdirected' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'method-not-allowed' }
  | { readonly kind: 'redirect'; readonly location: string; readonly personal?: Record<string, string> }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'not-found'; readonly path: string };

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** One address, same path: personal parameters out, repeated keys collapsed to their last value. */
function findCleanerAddress(request: PageRequest): Extract<Routing, { kind: 'redirect' }> | undefined {
  const personal = findPersonalParameters(request.query);
  const collapsed = collapseRepeatedKeys(request.query);
  if (!personal && !collapsed) return undefined;
  const query = removePersonalParameters(collapsed ?? request.query).toString();
  const location = query === '' ? request.path : `${request.path}?${query}`;
  return { kind: 'redirect', location, ...(personal && { personal }) };
}

/**
 * Decides what a page request becomes (architecture, contracts: hosts and pages): host → brand, path → page and
 * step, an unknown step → the first step's page, everything else → the brand's not-found page.
 */
export function routeRequest(request: PageRequest, registry: Registry, lookup: BrandLookup): Routing {
  const brand = findBrandByHost(request.host, registry.brands, lookup);
  if (!brand) return { kind: 'misdirected' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'method-not-allowed' };
  const path = decodePath(request.path);
  if (path === undefined) return { kind: 'malformed' };
  const notFound: Routing = { kind: 'not-found', path: `/${brand.code}/${NOT_FOUND_SEGMENT}` };
  const match = findPage(registry, brand.code, path);
  if (!match) return notFound;
  const cleaner = findCleanerAddress(request);
  if (cleaner) return cleaner;
  const prerendered = buildStepPath(match.page, match.stepName);
  return { kind: 'page', path: `/${brand.code}${prerendered === '/' ? '' : prerendered}` };
}
