import { findCompanyName } from './company-names';
import { GENDER_WORDS } from './driver-words';
import type { LeadInput } from './lead-input';
import { mapListingAuto, type ListingAutoLead } from './listing-auto';
import { readFlag, type Flag, type WordOf } from './read-value';

/**
 * What QuoteWizard is sent of an auto lead, version 1. Its click interface is not public: assumed are Quinstreet's
 * blocks, in which a key that is not known either takes MediaAlpha's word for it, with gender M, F or X, flags 1 and
 * 0, and insurers by their everyday names. It is asked only where its address is set.
 */
export type QuoteWizardAutoLead = ListingAutoLead<Flag, WordOf<typeof GENDER_WORDS>, number>;

export function mapQuoteWizardAuto(lead: LeadInput): QuoteWizardAutoLead {
  return mapListingAuto<Flag, WordOf<typeof GENDER_WORDS>, number>(lead, {
    flag: readFlag,
    yes: 1,
    genders: GENDER_WORDS,
    year: (year) => year,
    company: (name) => findCompanyName('quoteWizard', name),
  });
}
