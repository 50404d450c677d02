import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';

/**
 * What `robots.txt` of a brand says. Everywhere but in production nothing is to be crawled: a demo or preview under a
 * name of its own would be a copy of the site. Pages that are not to be indexed say so themselves, so they stay open
 * here; a crawler that may not open one could not read it.
 */
export function buildCrawlRules(brand: Pick<Brand, 'hosts'>, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(brand)}/sitemap.xml\n`;
}
