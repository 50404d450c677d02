import type { Brand } from '@/lib/brand/brand';
import type { BrandedPage } from '@/lib/page/page';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import type { PageContext } from './event-context';

export function buildPageContext(brand: Brand, page: BrandedPage, shown?: ShownVariant): PageContext {
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
    ...(shown && { variant: `${shown.name}.${shown.variant}` }),
  };
}
