/**
 * Whether a request may come from our own page. Browsers say it by `Sec-Fetch-Site`; where that is missing, an
 * `Origin` must name our own host. A client that sends neither is no browser and carries nobody's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}

/** Whether a request says at all where it comes from, as every browser does for a POST. */
export function namesOrigin(headers: Headers): boolean {
  return headers.has('sec-fetch-site') || headers.has('origin');
}
