import type { Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { Brand } from './brand';
import { describeHours } from './describe-hours';
import type { OpeningHours } from './opening-hours';

/** The hours in which a brand answers about a product: its own for that product, or those of the brand. */
export function findHours({ phone }: Pick<Brand, 'phone'>, product: Product): OpeningHours {
  return (phone.hoursByProduct?.[product] ?? phone.hours).value;
}

/** Those of the brand's own product, in words. */
export function describeBrandHours(brand: Pick<Brand, 'phone' | 'product'>, language: Language): string {
  return describeHours(findHours(brand, brand.product), language);
}
