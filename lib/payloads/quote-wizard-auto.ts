import { findCompanyName } from './company-names';
import { GENDER_CODES } from '@/lib/leads/driver-codes';
import type { LeadInput } from '@/lib/leads/lead-input';
import { mapListingAuto, type ListingAutoLead } from './listing-auto';
import { readFlag, type Flag, type WordOf } from '@/lib/leads/read-value';

/**
 * Version 1. QuoteWizard's click interface is not public: this assumes Quinstreet's blocks, with MediaAlpha's words,
 * gender M, F or X, flags 1 and 0, and everyday insurer names. Asked only where its address is set.
 */
export type QuoteWizardAutoLead = ListingAutoLead<Flag, WordOf<typeof GENDER_CODES>, number>;

export function mapQuoteWizardAuto(lead: LeadInput): QuoteWizardAutoLead {
  return mapListingAuto<Flag, WordOf<typeof GENDER_CODES>, number>(lead, {
    flag: readFlag,
    yes: 1,
    genders: GENDER_CODES,
    year: (year) => year,
    company: (name) => findCompanyName('quoteWizard', name),
  });
}
