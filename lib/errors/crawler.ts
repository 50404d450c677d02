/**
 * User agents that never see the error page (specification 8) and for which no provider is paid. Anyone can claim to be
 * one, so no protection may depend on it. Cubot makes phones. Older browsers reject lookbehinds.
 */
export const CRAWLER = /(^|[^u]|[^c]u)bot\b|lighthouse|facebookexternalhit|google\b/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
