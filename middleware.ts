import { NextResponse } from 'next/server';
import { registry } from '@/funnels/registry';
import { answerPage } from '@/lib/answer/answer-page';
import { listHeaders, type PageAnswer } from '@/lib/answer/page-answer';
import { PAGE_KEY_HEADER } from '@/lib/answer/page-key';
import { buildPageSettings, type PageSettings } from '@/lib/answer/page-settings';
import { RENDERING_HEADER, SWITCHES_HEADER } from '@/lib/request/request-fault';
import { parseSwitches } from '@/lib/switches/switch';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import { getBuildId, getEnv, isDevelopmentServer } from '@/lib/server/platform/env';

/** Everything a visitor can open; the calls, Next's own files, social cards, reports, the studio's calls and the files of
 * `public` pass by. */
export const config = {
  matcher: ['/((?!api/|_next/|cards/|icons/|images/|vehicles/|favicon.ico|reports/|reports$|studio/).*)'],
};

/** Next takes absolute addresses only, and gives the visitor a relative one. */
function buildResponse(answer: PageAnswer, address: string, now: Date): NextResponse {
  const init = { status: answer.status, headers: listHeaders(answer, now) };
  if (answer.kind === 'file') return NextResponse.rewrite(new URL(answer.file, address), init);
  if (answer.kind === 'location') return NextResponse.redirect(new URL(answer.location, address), init);
  return new NextResponse(answer.text || null, init);
}

let settings: PageSettings | undefined;

function decideSettings(): PageSettings {
  const closed = [...listClosedBrands(registry, getEnv().APP_ENV).keys()];
  return buildPageSettings(getEnv(), getBuildId(), closed, isDevelopmentServer());
}

/** For what is not answered in front of Next (lib/server/http/direct-pages.ts). */
export async function middleware({ method, url, headers }: Request): Promise<NextResponse> {
  if (headers.has(RENDERING_HEADER)) return NextResponse.next();
  const { pathname: path, searchParams: query } = new URL(url);
  const [host, cookie, ifNoneMatch] = [headers.get('host'), headers.get('cookie'), headers.get('if-none-match')];
  const [pageKey, now, newVisitorId] = [headers.get(PAGE_KEY_HEADER), new Date(), crypto.randomUUID()];
  const request = { method, host, path, query, cookie, ifNoneMatch, pageKey, now, newVisitorId };
  settings ??= decideSettings();
  const switchedOff = parseSwitches(headers.get(SWITCHES_HEADER) ?? '');
  return buildResponse(await answerPage(request, registry, { ...settings, switchedOff }), url, now);
}
