import type { Product } from '@/lib/names/brand-code';
import type { AnonymousPriceFieldName, FieldName } from './field-name';
import { FIELD_NAMES, fieldTable } from './field-table';

/** Whether an answer may leave before consent in a lead of the product (compliance C-20, X2). */
export function isAnonymous(product: Product, name: FieldName): boolean {
  const { identifies, products } = fieldTable[name];
  return identifies === 'place' || (identifies === 'household' && products.includes(product));
}

/** The fields that do leave before consent: what tells nobody apart and the product's leads are priced by. */
export function listAnonymousFields(product: Product): readonly AnonymousPriceFieldName[] {
  const names = FIELD_NAMES.filter((name) => {
    const { prices, products } = fieldTable[name];
    return prices === true && products.includes(product) && isAnonymous(product, name);
  });
  return names as readonly AnonymousPriceFieldName[];
}

/** What of some answers leaves before consent. */
export function pickAnonymous<Value>(
  product: Product,
  answers: { readonly [Name in FieldName]?: Value },
): { readonly [Name in AnonymousPriceFieldName]?: Value } {
  return Object.fromEntries(listAnonymousFields(product).map((name) => [name, answers[name]]));
}
