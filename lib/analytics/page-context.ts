import type { Brand } from '@/lib/brand/brand';
import type { BrandedPage } from '@/lib/page/page';
import type { PageContext } from './event-context';

export function buildPageContext(brand: Brand, page: BrandedPage): PageContext {
  return {
    brandId: brand.code,
    brandName: brand.name,
    pageName: page.name,
    pagePath: page.path,
    template: page.template,
    product: page.product,
    benefits: page.benefits,
    planTypes: page.planTypes,
    language: page.language,
    smid: page.smid?.[brand.code] ?? '',
    xsmid: page.xsmid?.[brand.code] ?? '',
    affiliateId: brand.mediaAlpha.affiliateId,
  };
}
