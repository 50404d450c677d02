/**
 * User agents that never see the error page (specification 8). Cubot makes telephones. Without a lookbehind, on which
 * older browsers would refuse the whole script.
 */
export const CRAWLER = /(^|[^u]|[^c]u)bot\b|lighthouse|facebookexternalhit|google\b/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
