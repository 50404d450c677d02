/** Crawlers get no error page (specification 8) and no paid calls; anyone can pose as one. Cubot makes phones. */
export const CRAWLER = /(^|[^u]|[^c]u)bot\b|lighthouse|facebookexternalhit|google\b/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
