import { NextResponse } from 'next/server';
import { registry } from '@/funnels/registry';
import { buildContentPolicy, REPORTING_ENDPOINTS } from '@/lib/request/content-policy';
import { buildPageEtag, hasSamePage } from '@/lib/request/page-etag';
import { PERSONAL_COOKIE_SECONDS, sealPersonal } from '@/lib/request/personal-cookie';
import { PERSONAL_COOKIE_MARKER_NAME, PERSONAL_COOKIE_NAME } from '@/lib/request/personal-cookie-names';
import type { Routing } from '@/lib/request/page-request';
import { routeRequest } from '@/lib/request/route-request';
import { getBuildId, getEnv, type Env } from '@/lib/server/env';

/** Everything a visitor can open; the calls, Next's own files, social cards and the files of `public` pass by. */
export const config = {
  matcher: ['/((?!api/|_next/|cards/|icons/|images/|vehicles/|favicon.ico).*)'],
};

const NO_STORE = { 'cache-control': 'no-store' };
const COOKIE = { secure: true, sameSite: 'lax', path: '/' } as const;

function plain(status: number, text: string): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  });
}

type Redirect = Extract<Routing, { kind: 'redirect' | 'leave' }>;

/** Kept by no cache: a permanent redirect is for search engines, and a retired path may one day be a page again. */
function redirectTo(address: URL, { isPermanent }: Redirect): NextResponse {
  const headers = { ...NO_STORE, 'referrer-policy': 'no-referrer' };
  return NextResponse.redirect(address, { status: isPermanent ? 308 : 307, headers });
}

/** A redirect that also seals the personal parameters of the address, before any page is sent (compliance P-30). */
async function redirectWithin(
  request: Request,
  routing: Extract<Routing, { kind: 'redirect' }>,
): Promise<NextResponse> {
  // Next takes absolute addresses only, and gives the visitor a relative one.
  const response = redirectTo(new URL(routing.location, request.url), routing);
  if (routing.personal) {
    const sealed = await sealPersonal(routing.personal, getEnv().SESSION_SECRET, Date.now());
    const cookie = { ...COOKIE, maxAge: PERSONAL_COOKIE_SECONDS };
    response.cookies.set(PERSONAL_COOKIE_NAME, sealed, { ...cookie, httpOnly: true });
    response.cookies.set(PERSONAL_COOKIE_MARKER_NAME, '1', cookie);
  }
  return response;
}

function isAddress(address: string | undefined): address is string {
  return address !== undefined;
}

let contentPolicy: string | undefined;

/** The policy of every page of this process: the settings, not the visitor, say what may be loaded. */
function findContentPolicy(env: Env): string {
  const { TAG_MANAGER_URL, MEDIAALPHA_ADS_URL, TRUSTEDFORM_URL, LEADID_URL, TAG_ORIGINS, SENTRY_BROWSER_DSN } = env;
  const companies = [TAG_MANAGER_URL, MEDIAALPHA_ADS_URL, TRUSTEDFORM_URL, LEADID_URL].filter(isAddress);
  contentPolicy ??= buildContentPolicy({
    scripts: [...companies, ...(TAG_ORIGINS?.split(' ') ?? [])],
    destinations: [SENTRY_BROWSER_DSN].filter(isAddress),
    hasCompiler: env.APP_ENV === 'development',
    isSecure: env.APP_ENV === 'production',
  });
  return contentPolicy;
}

/** Lets a document run its scripts; whatever comes without this keeps the closed policy of every answer. */
function admitScripts(response: NextResponse): NextResponse {
  response.headers.set('content-security-policy', findContentPolicy(getEnv()));
  response.headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
  return response;
}

type ShownPage = Extract<Routing, { kind: 'page' }>;

/**
 * For shared caches, ours and a CDN's: a build is seen within half a minute, and a dead server is not seen for a day.
 * Browsers ask each time, and still go back at once.
 */
const SHARED = 'public, max-age=0, s-maxage=30, stale-if-error=86400, must-revalidate';
const PRIVATE = 'private, no-cache, max-age=0, must-revalidate';

/** A prerendered page, or that the visitor has it already; a tested one is this visitor's alone. */
function showPage(request: Request, { path, cookies }: ShownPage): NextResponse {
  const etag = buildPageEtag(getBuildId(), path);
  const isSame = hasSamePage(request.headers.get('if-none-match'), etag);
  const response = isSame ? new NextResponse(null, { status: 304 }) : NextResponse.rewrite(new URL(path, request.url));
  response.headers.set('etag', etag);
  response.headers.set('cache-control', cookies ? PRIVATE : SHARED);
  // Our own cache (.deploy) keeps what says so here, and knows the page of a variant by the cookie that names it.
  if (!cookies?.length) response.headers.set('x-accel-expires', '30');
  for (const { name, value, maxAgeSeconds } of cookies ?? []) {
    response.cookies.set(name, value, { ...COOKIE, maxAge: maxAgeSeconds });
  }
  return response;
}

/** Addresses that are no page are as many as anybody likes: no cache keeps them. */
function showNotFound(request: Request, path: string): NextResponse {
  const response = NextResponse.rewrite(new URL(path, request.url), { status: 404 });
  response.headers.set('cache-control', PRIVATE);
  return response;
}

/** Also asked in front of Next, for prerendered pages (lib/server/direct-pages.ts). */
export async function middleware(request: Request): Promise<NextResponse> {
  const env = getEnv();
  const { pathname, searchParams } = new URL(request.url);
  const isProduction = env.APP_ENV === 'production';
  const routing = routeRequest(
    {
      method: request.method,
      host: request.headers.get('host'),
      path: pathname,
      query: searchParams,
      cookie: request.headers.get('cookie'),
      now: new Date(),
      newVisitorId: crypto.randomUUID(),
    },
    registry,
    { defaultBrand: env.DEFAULT_BRAND, localHosts: !isProduction, hasCatalogue: !isProduction },
  );
  switch (routing.kind) {
    case 'misdirected':
      return plain(421, 'No site is served under this name.');
    case 'malformed':
      return plain(400, 'This address cannot be read.');
    case 'method-not-allowed':
      return new NextResponse(null, { status: 405, headers: { ...NO_STORE, allow: 'GET, HEAD' } });
    case 'redirect':
      return redirectWithin(request, routing);
    case 'leave':
      return redirectTo(new URL(routing.location), routing);
    case 'page':
      return admitScripts(showPage(request, routing));
    case 'not-found':
      return admitScripts(showNotFound(request, routing.path));
  }
}
