import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';

/** Only production may be crawled. Pages with noindex stay open, as a crawler must open them to read it. */
export function buildCrawlRules(brand: Pick<Brand, 'hosts'>, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(brand)}/sitemap.xml\n`;
}
