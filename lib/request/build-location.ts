const ANY_SITE = 'https://site.invalid';

/** Safe for a `Location` header: no leading slashes or backslashes may name another host (reliability 2.5). */
export function buildLocation(path: string, query: URLSearchParams): string {
  const { pathname } = new URL(path.replace(/^[/\\\s]+/, '/'), ANY_SITE);
  const text = query.toString();
  return pathname.replace(/^\/+/, '/') + (text === '' ? '' : `?${text}`);
}
