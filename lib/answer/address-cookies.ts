import { normalizeHost } from '@/lib/brand/find-brand';
import { PERSONAL_COOKIE_SECONDS, sealPersonal } from '@/lib/cookies/personal-cookie';
import { PERSONAL_COOKIE_MARKER_NAME, PERSONAL_COOKIE_NAME } from '@/lib/cookies/personal-cookie-names';
import type { SessionSecrets } from '@/lib/cookies/session-keys';
import { readTestLink } from '@/lib/cookies/test-link';
import { TEST_COOKIE_MARKER_NAME, TEST_COOKIE_NAME } from '@/lib/cookies/test-visit-names';
import type { PageCookie, PageRequest } from '@/lib/request/page-request';

/** The personal parameters of an address, sealed before any page is sent (compliance P-30). */
async function sealCookies(personal: Record<string, string>, secret: string, nowMs: number): Promise<PageCookie[]> {
  const sealed = await sealPersonal(personal, secret, nowMs);
  const maxAgeSeconds = PERSONAL_COOKIE_SECONDS;
  return [
    { name: PERSONAL_COOKIE_NAME, value: sealed, maxAgeSeconds, isHidden: true },
    { name: PERSONAL_COOKIE_MARKER_NAME, value: '1', maxAgeSeconds },
  ];
}

/** None for a link that is forged, over, or of another host: the answer says nothing else of it. */
async function buildTestCookies(
  value: string,
  { host, now }: PageRequest,
  secrets: SessionSecrets,
): Promise<PageCookie[]> {
  const maxAgeSeconds = await readTestLink(value, normalizeHost(host ?? ''), secrets, now.getTime());
  if (maxAgeSeconds === undefined) return [];
  return [
    { name: TEST_COOKIE_NAME, value, maxAgeSeconds, isHidden: true },
    { name: TEST_COOKIE_MARKER_NAME, value: '1', maxAgeSeconds },
  ];
}

interface TakenOut {
  readonly personal?: Record<string, string>;
  readonly testLink?: string;
}

/** In what cookies goes on what had to leave an address. */
export async function buildAddressCookies(
  { personal, testLink }: TakenOut,
  request: PageRequest,
  secrets: SessionSecrets,
): Promise<PageCookie[]> {
  return [
    ...(personal ? await sealCookies(personal, secrets[0], request.now.getTime()) : []),
    ...(testLink === undefined ? [] : await buildTestCookies(testLink, request, secrets)),
  ];
}
