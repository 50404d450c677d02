import { findCookie } from '@/lib/cookies/find-cookie';
import { OPT_OUT_COOKIE_NAME } from '@/lib/cookies/opt-out-cookie';

/** Global Privacy Control as a header, which a browser or a proxy may send without telling the page's script. */
export function sendsOptOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1';
}

/** By the browser's signal or the visitor's choice (compliance P-03). */
export function hasOptedOut(headers: Headers): boolean {
  return sendsOptOut(headers) || findCookie(headers.get('cookie'), OPT_OUT_COOKIE_NAME) === '1';
}
