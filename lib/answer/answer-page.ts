import { REPORTING_ENDPOINTS } from '@/lib/security/content-policy';
import type { PageAnswer } from './page-answer';
import { buildPageEtag, hasSamePage } from './page-etag';
import { isOwnPageKey } from './page-key';
import type { PageCookie, PageRequest, Routing, ShownPage } from '@/lib/request/page-request';
import { SECONDS_UNTIL_ON, SECONDS_UNTIL_OPEN, type PageSettings } from './page-settings';
import { buildAddressCookies } from './address-cookies';
import { MAXIMUM_TARGET_LENGTH } from '@/lib/request/request-fault';
import { routeRequest, type Registry } from '@/lib/request/route-request';

/** A page request with what only its answer depends on. */
export interface AskedPage extends PageRequest {
  /** The `If-None-Match` header as sent. */
  readonly ifNoneMatch: string | null;
  /** Under which name the cache in front would keep the page; null without one. */
  readonly pageKey: string | null;
}

type RoutingOf<Kind extends Routing['kind']> = Extract<Routing, { kind: Kind }>;

const NO_STORE = { 'cache-control': 'no-store' };

/** How long a shared cache may keep a page: with the time until each process knows of a switch, less than 30 s (D185). */
const KEPT_SECONDS = '20';

/**
 * For shared caches, ours and a CDN's. Nothing is said of errors: a page that is switched off is one. Browsers ask each
 * time, and still go back at once.
 */
const SHARED = `public, max-age=0, s-maxage=${KEPT_SECONDS}, must-revalidate`;
const PRIVATE = 'private, no-cache, max-age=0, must-revalidate';

function refuse(status: number, text: string, more: Readonly<Record<string, string>> = {}): PageAnswer {
  const headers = { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8', ...more };
  return { kind: 'text', status, headers, cookies: [], text: `${text}\n` };
}

/** Kept by no cache: a permanent redirect is for search engines, and a retired path may one day be a page again. */
function redirect(routing: RoutingOf<'redirect' | 'leave'>, cookies: PageCookie[] = []): PageAnswer {
  const { location, isPermanent } = routing;
  // Nor would it be read when it comes back, and escapes make an address six times as long.
  if (location.length > MAXIMUM_TARGET_LENGTH) return refuse(414, 'This address is too long.');
  const isUnlisted = routing.kind === 'redirect' && routing.testLink !== undefined;
  const headers = {
    ...NO_STORE,
    'referrer-policy': 'no-referrer',
    ...(isUnlisted && { 'x-robots-tag': 'noindex' }),
  };
  if (!isPermanent) return { kind: 'location', status: 307, headers, cookies, location };
  // Next says it to browsers that are older than 308, and so must whoever answers in its place.
  return { kind: 'location', status: 308, headers: { ...headers, refresh: `0;url=${location}` }, cookies, location };
}

/** Lets a document run its scripts; whatever comes without this keeps the closed policy of every answer. */
function admitScripts({ contentPolicy }: PageSettings): Readonly<Record<string, string>> {
  return { 'content-security-policy': contentPolicy, 'reporting-endpoints': REPORTING_ENDPOINTS };
}

/** Without a mark: the address and the build stay the same when the words change. */
function showWatchedPage({ path, cookies = [] }: ShownPage, settings: PageSettings): PageAnswer {
  return { kind: 'file', status: 200, headers: { ...admitScripts(settings), ...NO_STORE }, cookies, file: path };
}

/** What our own cache (.deploy) keeps an answer by; it keeps only what says so here. */
function markKept(request: AskedPage, shown: ShownPage): Readonly<Record<string, string>> {
  return isOwnPageKey(request.pageKey, request.host, shown) ? { 'x-accel-expires': KEPT_SECONDS } : {};
}

/** A prerendered page, or that the visitor has it already; a tested one is this visitor's alone. */
function showPage(shown: ShownPage, request: AskedPage, settings: PageSettings): PageAnswer {
  if (settings.isWatched) return showWatchedPage(shown, settings);
  const { path, cookies } = shown;
  const etag = buildPageEtag(settings.buildId, path);
  const head = {
    headers: {
      ...admitScripts(settings),
      etag,
      'cache-control': cookies ? PRIVATE : SHARED,
      ...markKept(request, shown),
    },
    cookies: cookies ?? [],
  };
  if (hasSamePage(request.ifNoneMatch, etag)) return { ...head, kind: 'text', status: 304, text: '' };
  return { ...head, kind: 'file', status: 200, file: path };
}

/** Takes the place of the page in our own cache, which would else go on with what it has. */
function showClosed({ path, page }: RoutingOf<'closed'>, request: AskedPage, settings: PageSettings): PageAnswer {
  const kept = page && markKept(request, page);
  if (path === undefined) {
    const retry = { 'retry-after': SECONDS_UNTIL_OPEN };
    return refuse(503, 'This site is not open yet. Please come back later.', { ...retry, ...kept });
  }
  const headers = {
    ...admitScripts(settings),
    ...NO_STORE,
    'retry-after': SECONDS_UNTIL_ON,
    ...kept,
  };
  return { kind: 'file', status: 503, headers, cookies: [], file: path };
}

/** Addresses that are no page are as many as anybody likes: no cache keeps them. */
function showNotFound({ path }: RoutingOf<'not-found'>, settings: PageSettings): PageAnswer {
  const headers = { ...admitScripts(settings), 'cache-control': PRIVATE };
  return { kind: 'file', status: 404, headers, cookies: [], file: path };
}

/** Everything that is decided of a page request. Each way to the outside only writes the answer down. */
export async function answerPage(request: AskedPage, registry: Registry, settings: PageSettings): Promise<PageAnswer> {
  const routing = routeRequest(request, registry, settings);
  switch (routing.kind) {
    case 'misdirected':
      return refuse(421, 'No site is served under this name.');
    case 'closed':
      return showClosed(routing, request, settings);
    case 'malformed':
      return refuse(400, 'This address cannot be read.');
    case 'method-not-allowed':
      return { kind: 'text', status: 405, headers: { ...NO_STORE, allow: 'GET, HEAD' }, cookies: [], text: '' };
    case 'redirect':
      return redirect(routing, await buildAddressCookies(routing, request, settings.secrets));
    case 'leave':
      return redirect(routing);
    case 'page':
      return showPage(routing, request, settings);
    case 'not-found':
      return showNotFound(routing, settings);
  }
}
