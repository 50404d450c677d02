import type { Product } from '@/lib/names/brand-code';
import { isAnonymous } from '@/lib/fields/anonymous-fields';
import type { AnonymousFieldName } from '@/lib/fields/field-name';
import type { MediaAlphaAutoLead } from './media-alpha-auto';
import type { MediaAlphaPerson } from './media-alpha-person';

type MediaAlphaKey = keyof MediaAlphaAutoLead | keyof MediaAlphaPerson;

/** What MediaAlpha calls the answers that tell nobody apart. */
const ANONYMOUS_KEYS = {
  zipcode: 'zip',
  county: 'county',
  primaryLanguage: 'primary_language',
  currentlyInsured: 'currently_insured',
  currentCompany: 'current_company',
  homeowner: 'home_ownership',
} as const satisfies Readonly<Record<AnonymousFieldName, MediaAlphaKey>>;

/** The keys of a MediaAlpha lead that tell nobody apart, the state that the ZIP tells among them. */
export function listAnonymousKeys(product: Product): readonly string[] {
  const names = Object.keys(ANONYMOUS_KEYS) as AnonymousFieldName[];
  return ['state', ...names.filter((name) => isAnonymous(product, name)).map((name) => ANONYMOUS_KEYS[name])];
}
