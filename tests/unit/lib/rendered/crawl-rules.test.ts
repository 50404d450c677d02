import { expect, it } from 'vitest';
import { buildCrawlRules } from '@/lib/rendered/crawl-rules';

const brand = { hosts: ['meridian10.example'] } as const;

it('production is open, and names the sitemap of the brand', () => {
  expect(buildCrawlRules(brand, true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://meridian10.example/sitemap.xml\n',
  );
});

it('everything else is closed', () => {
  expect(buildCrawlRules(brand, false)).toBe('User-agent: *\nDisallow: /\n');
});
