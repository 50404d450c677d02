import type { Product } from '@/lib/names/brand-code';
import type { AnonymousPriceFieldName } from '@/lib/fields/field-name';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { COMPANIES, findCompanyName } from './company-names';
import type { MediaAlphaAutoLead } from './media-alpha-auto';
import { readFlag } from '@/lib/leads/read-value';
import { removeEmpty } from '@/lib/leads/remove-empty';
import { mapZip } from '@/lib/leads/zip';

/** All that may be read here: the compiler refuses every other answer. */
type AnonymousValues = Pick<FormValues, AnonymousPriceFieldName>;

/** The part of a MediaAlpha lead that tells nobody apart. */
export type MediaAlphaAnonymousLead = Pick<
  MediaAlphaAutoLead,
  'zip' | 'currently_insured' | 'current_company' | 'home_ownership'
>;

/**
 * Only what may leave before consent: the ZIP, and for auto how the household is insured and housed. Nothing of who
 * the visitor is or, in Medicare and life, how they are covered (compliance X2).
 */
export function mapAnonymousLead(product: Product, values: AnonymousValues): MediaAlphaAnonymousLead {
  return removeEmpty<MediaAlphaAnonymousLead>({
    zip: mapZip(values),
    ...(product === 'auto' && {
      currently_insured: readFlag(values.currentlyInsured),
      current_company: findCompanyName('mediaAlpha', values.currentCompany),
      home_ownership: readFlag(values.homeowner),
    }),
  });
}

/** The answers in what a browser tells of such a lead on a day; whatever is no valid one is left out. Never throws. */
export function readAnonymousLead(
  told: { readonly [Key in keyof MediaAlphaAnonymousLead]?: unknown },
  today: string,
): AnonymousValues {
  const [currentCompany] = [...COMPANIES].find(([, { names }]) => names.mediaAlpha === told.current_company) ?? [];
  const answers = {
    zipcode: told.zip,
    currentlyInsured: told.currently_insured,
    currentCompany,
    homeowner: told.home_ownership,
  };
  return parseValues(answers, today);
}
