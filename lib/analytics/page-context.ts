import type { Brand } from '@/lib/brand/brand';
import type { Page } from '@/lib/page/page';
import type { PageContext } from './event-context';

export function buildPageContext(brand: Brand, page: Page): PageContext {
  return {
    brandId: brand.code,
    brandName: brand.name,
    pageName: page.name,
    pagePath: page.path,
    template: page.template,
    product: page.product ?? brand.product,
    benefits: page.benefits ?? [],
    planTypes: page.planTypes ?? [],
    language: page.language ?? 'english',
    smid: page.smid?.[brand.code] ?? '',
    xsmid: page.xsmid?.[brand.code] ?? '',
    affiliateId: brand.mediaAlpha.affiliateId,
  };
}
