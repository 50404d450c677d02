/**
 * User agents that never see the error page (specification 8). Cubot and Pixel are telephones, and apps name the shop
 * that they came from. Without a lookbehind, on which older browsers would refuse the whole script.
 */
export const CRAWLER = /(^|[^u]|[^c]u)bot\b|lighthouse|facebookexternalhit|google(?!play| pixel)/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
