import { brands } from '@/funnels/brands';
import { getBrandByCode, listBrandParameters, type BrandParameter } from '@/lib/brand/brand-parameter';
import { buildCrawlRules } from '@/lib/rendered/crawl-rules';
import { getAppEnv } from '@/lib/server/platform/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return listBrandParameters();
}

/** The middleware leads here by host. */
export async function GET(_request: Request, { params }: { readonly params: Promise<BrandParameter> }) {
  const brand = getBrandByCode(brands, await params);
  return new Response(buildCrawlRules(brand, getAppEnv() === 'production'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
