/** Only there to resolve a path; nothing of it is kept. */
const ANY_SITE = 'https://site.invalid';

/**
 * A path of this site with a query, fit for a `Location` header. Dots are resolved first; then no two slashes may
 * stand at the front, nor what a browser takes for one, as they would name another host (reliability 2.5).
 */
export function buildLocation(path: string, query: URLSearchParams): string {
  const { pathname } = new URL(path.replace(/^[/\\\s]+/, '/'), ANY_SITE);
  const text = query.toString();
  return pathname.replace(/^\/+/, '/') + (text === '' ? '' : `?${text}`);
}
