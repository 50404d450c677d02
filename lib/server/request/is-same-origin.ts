/** By `Sec-Fetch-Site`, or else `Origin`. A client that sends neither is no browser and carries nobody's cookies. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}

export function namesOrigin(headers: Headers): boolean {
  return headers.has('sec-fetch-site') || headers.has('origin');
}
