import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Page } from '@/lib/page/page';
import { isPlaceholderPlacement } from '@/lib/phone/phone-lease';

/** The brands of a page whose list of MediaAlpha's ads would stay empty for ever: they have no placement for ads. */
export function listBrandsWithoutAds(
  { body, brands: served }: Pick<Page, 'body' | 'brands'>,
  brands: Readonly<Partial<Record<BrandCode, Brand>>>,
): readonly BrandCode[] {
  const isListing = body.some((block) => block.kind === 'ad-list' && block.provider === 'mediaAlpha');
  return isListing
    ? served.filter((code) => isPlaceholderPlacement(brands[code]?.mediaAlpha.adPlacementId?.value ?? ''))
    : [];
}
