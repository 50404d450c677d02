import { findCompanyName } from './company-names';
import { QUINSTREET_GENDER_CODES } from '@/lib/leads/driver-codes';
import type { LeadInput } from '@/lib/leads/lead-input';
import { mapListingAuto, type ListingAutoLead } from './listing-auto';
import { readFlag, readText, type WordOf } from '@/lib/leads/read-value';

type QuinstreetFlag = '0' | '1';

/**
 * Known are the blocks, the keys of `contact` except phone, address and home insurance, `current_insurance`, the first
 * individual's relation and credit rating, and `vehicle_count`. The rest is assumed: snake_case, MediaAlpha's word
 * where it has one, non-binary as NB. Certificates and consents have no known place and are not sent.
 */
export type QuinstreetAutoLead = ListingAutoLead<QuinstreetFlag, WordOf<typeof QUINSTREET_GENDER_CODES>, string>;

export function mapQuinstreetAuto(lead: LeadInput): QuinstreetAutoLead {
  return mapListingAuto<QuinstreetFlag, WordOf<typeof QUINSTREET_GENDER_CODES>, string>(lead, {
    flag: (value) => {
      const flag = readFlag(value);
      return flag === undefined ? undefined : `${flag}`;
    },
    yes: '1',
    genders: QUINSTREET_GENDER_CODES,
    year: readText,
    company: (name) => findCompanyName('quinstreet', name),
  });
}
