import { registry } from '@/funnels/registry';
import { getBrandByCode, listBrandParameters, type BrandParameter } from '@/lib/brand/brand-parameter';
import { buildSiteMap } from '@/lib/rendered/site-map';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return listBrandParameters();
}

/** The middleware leads here by host. */
export async function GET(_request: Request, { params }: { readonly params: Promise<BrandParameter> }) {
  const brand = getBrandByCode(registry.brands, await params);
  return new Response(buildSiteMap(registry.pages, brand), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
