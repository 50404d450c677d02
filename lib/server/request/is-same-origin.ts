/**
 * By `Sec-Fetch-Site`, or else an `Origin` that names our host. A client that sends neither is no browser and carries
 * nobody's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}

/** As every browser does with a POST. */
export function namesOrigin(headers: Headers): boolean {
  return headers.has('sec-fetch-site') || headers.has('origin');
}
