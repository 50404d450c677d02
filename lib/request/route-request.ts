import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import { findBrandByHost, type BrandLookup } from '@/lib/brand/find-brand';
import { findPlace } from '@/lib/page/find-page';
import { buildStepPath } from '@/lib/page/page-address';
import { isSwitchedOff, type SwitchedOff } from '@/lib/switches/switch';
import { buildLocation } from './build-location';
import { cleanPath } from './clean-path';
import { chooseShown, findForVisitor, type FoundPage } from './choose-shown';
import { cleanQuery } from './clean-query';
import { runPageMiddleware } from './page-middleware';
import type { PageRequest, Routing } from './page-request';
import type { TestedDirectory } from './match-shown-page';
import { pageValidations } from './page-validations';
import { findRedirect, type Redirect } from './redirect';
import { routeReservedPath } from './reserved-paths';
import { spellPath } from './spell-path';

/** Last segment of the prerendered not-found page; visitors cannot reach it by this name. */
export const NOT_FOUND_SEGMENT = '-not-found';
export const NOT_VALID_SEGMENT = '-not-valid';
/** Of the page that a brand shows in the place of one that is switched off. */
export const CLOSED_SEGMENT = '-closed';

export interface Registry extends TestedDirectory {
  readonly brands: Readonly<Record<BrandCode, Brand>>;
  readonly redirects: readonly Redirect[];
}

export interface RouteOptions extends BrandLookup {
  /** Everywhere except production. Default false. */
  readonly hasCatalogue?: boolean;
  /** Brands of which nothing may be shown, whatever is asked for. Default none. */
  readonly closedBrands?: readonly BrandCode[];
  /** By operators. Default nothing. */
  readonly switchedOff?: SwitchedOff;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function routeToPage(request: PageRequest, brand: BrandCode, found: FoundPage, switchedOff: SwitchedOff): Routing {
  const { match } = found;
  const { page, stepName } = match;
  const routing = runPageMiddleware(request, page);
  if (routing) return routing;
  if (page.validate && !pageValidations[page.validate](match)) {
    return { kind: 'not-found', path: `/${brand}/${NOT_VALID_SEGMENT}` };
  }
  const path = buildStepPath(page, stepName);
  if (match.isFormerStep) return { kind: 'redirect', location: buildLocation(path, request.query) };
  const shown = chooseShown(brand, found);
  return isSwitchedOff(switchedOff, 'page', page.name, brand)
    ? { kind: 'closed', path: `/${brand}/${CLOSED_SEGMENT}`, page: shown }
    : { kind: 'page', ...shown };
}

function routeElsewhere({ query }: PageRequest, brand: BrandCode, path: string, registry: Registry): Routing {
  const redirect = findRedirect(registry.redirects, brand, path);
  if (!redirect) return { kind: 'not-found', path: `/${brand}/${NOT_FOUND_SEGMENT}` };
  const isPermanent = redirect.permanent && ({ isPermanent: true } as const);
  if (!redirect.to.startsWith('/')) return { kind: 'leave', location: redirect.to, ...isPermanent };
  return { kind: 'redirect', location: buildLocation(redirect.to, query), ...isPermanent };
}

function routeWithin(request: PageRequest, brand: Brand, registry: Registry, options: RouteOptions): Routing {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'method-not-allowed' };
  const tidy = cleanPath(request.path);
  const decoded = decodePath(tidy);
  if (decoded === undefined) return { kind: 'malformed' };

  const path = spellPath(registry, brand.code, decoded);
  const { query, personal, testLink, isChanged } = cleanQuery(request.query);
  const clean = { ...request, path: path === decoded ? tidy : path, query };
  const { hasCatalogue = false, switchedOff = [] } = options;
  const reserved = routeReservedPath(clean, brand.code, path, { brands: registry.brands, hasCatalogue });
  const place = reserved ? undefined : findPlace(registry.pages, brand.code, path);
  const found = place && findForVisitor(clean, place, registry, switchedOff);
  const routing =
    reserved ??
    (found ? routeToPage(clean, brand.code, found, switchedOff) : routeElsewhere(clean, brand.code, path, registry));
  if (!isChanged && clean.path === request.path) return routing;
  const redirect = routing.kind === 'redirect' ? routing : undefined;
  return {
    kind: 'redirect',
    location: buildLocation(clean.path, query),
    // Another spelling of a path never comes to mean something else; what stands in a query does.
    ...(!isChanged && { isPermanent: true }),
    ...redirect,
    ...(personal && { personal }),
    ...(testLink !== undefined && { testLink }),
  };
}

/**
 * Decides what a page request becomes (architecture, contracts: hosts and pages). An address that must change first
 * causes one redirect, whatever it leads to.
 */
export function routeRequest(request: PageRequest, registry: Registry, options: RouteOptions): Routing {
  const brand = findBrandByHost(request.host, registry.brands, options);
  if (!brand) return { kind: 'misdirected' };
  const routing = routeWithin(request, brand, registry, options);
  const { closedBrands = [], switchedOff = [] } = options;
  if (!closedBrands.includes(brand.code) && !isSwitchedOff(switchedOff, 'brand', brand.code)) return routing;
  return { kind: 'closed', ...(routing.kind === 'page' && { page: routing }) };
}
