import type { ShownPage } from '@/lib/request/page-request';

/** Set by our proxy alone (`.deploy/nginx/proxy-headers.conf`). */
export const PAGE_KEY_HEADER = 'x-page-key';

/** A host as brands have it: small letters, no port, no last dot. */
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/;
/** Host, path and variant, `m10.example/otc-savings|otc-savings-headline.question`. */
const KEY = /^([^/|]+)(\/[^|]*)\|([a-z\d.-]*)$/;
/** Which season's words a page has is no part of its address. */
const SEASON = /\/-season\.[^/]+/;

/**
 * Whether the name under which a cache would keep this page is the one name that it has: host, path and variant in our
 * own spelling, and for everybody who asks by that name. So neither a cookie nor a host nor a path in another spelling
 * ever changes what somebody else gets, and there are no more names than pages. False without a name. `host` is the
 * header as sent.
 */
export function isOwnPageKey(key: string | null, host: string | null, shown: ShownPage): boolean {
  const [, keyHost = '', path = '', variant = ''] = KEY.exec(key ?? '') ?? [];
  const { cookies, path: file } = shown.keptAs === undefined ? shown : { path: shown.keptAs, cookies: [] };
  if (keyHost !== host || !HOST.test(keyHost) || cookies?.length) return false;
  if ((cookies === undefined) !== (variant === '')) return false;
  const [, brand = ''] = file.split('/');
  const segment = variant === '' ? '' : `/-${variant}`;
  return file.replace(SEASON, '') === `/${brand}${segment}${path === '/' ? '' : path}`;
}
