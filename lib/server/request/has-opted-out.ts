import { findCookie } from '@/lib/request/find-cookie';
import { OPT_OUT_COOKIE_NAME } from '@/lib/request/opt-out-cookie';

/** Whether a request asks not to sell or share: by the browser's signal or by the visitor's own choice (compliance P-03). */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || findCookie(headers.get('cookie'), OPT_OUT_COOKIE_NAME) === '1';
}
