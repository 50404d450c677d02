import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import type { Page } from '@/lib/page/page';
import { listPageLanguages } from './page-languages';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function buildAddress(address: string, languages: Readonly<Record<string, string>> = {}): string {
  const links = Object.entries(languages).map(
    ([tag, href]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
  );
  return ['  <url>', `    <loc>${escapeXml(address)}</loc>`, ...links, '  </url>'].join('\n');
}

/** A pair is listed with both languages only when both are indexable. Without dates: a wrong one is worse than none. */
export function buildSiteMap(pages: readonly Page[], brand: Pick<Brand, 'code' | 'hosts'>): string {
  const own = pages.filter((page) => page.brands.includes(brand.code) && page.indexable !== false);
  const paths = new Set(own.map(({ path }) => path));
  const origin = siteOrigin(brand);
  const addresses = own
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map((page) => {
      const isPair = page.alternate !== undefined && paths.has(page.alternate);
      const languages = isPair ? listPageLanguages(brand, page) : undefined;
      return buildAddress(origin + page.path, languages);
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}
