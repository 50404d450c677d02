import { NextResponse, type NextRequest } from 'next/server';
import { registry } from '@/funnels/registry';
import { PERSONAL_COOKIE_SECONDS, sealPersonal } from '@/lib/request/personal-cookie';
import { PERSONAL_COOKIE_MARKER_NAME, PERSONAL_COOKIE_NAME } from '@/lib/request/personal-cookie-names';
import { routeRequest, type Routing } from '@/lib/request/route-request';
import { getEnv } from '@/lib/server/env';

/** Everything a visitor can open; the calls, Next's own files and the files of `public` pass by. */
export const config = {
  matcher: ['/((?!api/|_next/|icons/|images/|vehicles/|favicon.ico|robots.txt|sitemap.xml).*)'],
};

const NO_STORE = { 'cache-control': 'no-store' };

function plain(status: number, text: string): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** The one redirect that takes personal parameters out of the address, before any page is sent (compliance P-30). */
async function redirectToCleanAddress(
  request: NextRequest,
  routing: Extract<Routing, { kind: 'redirect' }>,
): Promise<NextResponse> {
  // Next takes absolute addresses only, and gives the visitor a relative one.
  const response = NextResponse.redirect(new URL(routing.location, request.url), {
    status: 307,
    headers: { ...NO_STORE, 'referrer-policy': 'no-referrer' },
  });
  if (routing.personal) {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await sealPersonal(routing.personal, getEnv().SESSION_SECRET, nonce, Date.now());
    const cookie = { secure: true, sameSite: 'lax', path: '/', maxAge: PERSONAL_COOKIE_SECONDS } as const;
    response.cookies.set(PERSONAL_COOKIE_NAME, sealed, { ...cookie, httpOnly: true });
    response.cookies.set(PERSONAL_COOKIE_MARKER_NAME, '1', cookie);
  }
  return response;
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const env = getEnv();
  const { pathname, searchParams } = new URL(request.url);
  const routing = routeRequest(
    { method: request.method, host: request.headers.get('host'), path: pathname, query: searchParams },
    registry,
    { defaultBrand: env.DEFAULT_BRAND, localHosts: env.APP_ENV !== 'production' },
  );
  switch (routing.kind) {
    case 'misdirected':
      return plain(421, 'No site is served under this name.');
    case 'malformed':
      return plain(400, 'This address cannot be read.');
    case 'method-not-allowed':
      return new NextResponse(null, { status: 405, headers: { ...NO_STORE, allow: 'GET, HEAD' } });
    case 'redirect':
      return redirectToCleanAddress(request, routing);
    case 'page':
      return NextResponse.rewrite(new URL(routing.path, request.url));
    case 'not-found':
      return NextResponse.rewrite(new URL(routing.path, request.url), { status: 404 });
  }
}
