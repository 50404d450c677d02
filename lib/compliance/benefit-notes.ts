import type { Brand } from '@/lib/brand/brand';
import type { Page } from '@/lib/page/page';
import { chronicConditionBenefits, partBReduction, planSponsorList } from './medicare-statements';

/** Must stand beside the benefits, in the same size (compliance M-36, M-39, M-41). */
export function benefitNotes(brand: Brand, page: Page): readonly string[] {
  if (brand.product !== 'medicare') return [];
  const { language, benefits } = page;
  return [
    ...(benefits.includes('part-b-reduction') ? [partBReduction(language)] : []),
    ...(benefits.includes('grocery') ? [chronicConditionBenefits(language)] : []),
    ...(brand.planSponsors ? [planSponsorList(language, brand.planSponsors.value)] : []),
  ];
}
