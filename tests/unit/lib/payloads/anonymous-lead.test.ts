import { expect, it } from 'vitest';
import { listAnonymousFields } from '@/lib/fields/anonymous-fields';
import { parseValues } from '@/lib/fields/form-values';
import { mapAnonymousLead, readAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { readPerson } from '../../../support/payload-fixtures';

const everything = parseValues(readPerson('edge'), '2026-01-31');

it('in Medicare and life only the ZIP leaves before consent', () => {
  expect(mapAnonymousLead('medicare', everything)).toEqual({ zip: '99950' });
  expect(mapAnonymousLead('life', everything)).toEqual({ zip: '99950' });
});

it('in auto also how the household is insured and housed, and nobody in it', () => {
  expect(mapAnonymousLead('auto', everything)).toEqual({
    zip: '99950',
    currently_insured: 1,
    current_company: 'Virginia Farm Bureau',
    home_ownership: 1,
  });
  expect(mapAnonymousLead('auto', { currentlyInsured: false, currentCompany: 'GEICO' })).toEqual({
    zip: 'auto',
    currently_insured: 0,
    current_company: 'GEICO',
  });
});

it.each(['medicare', 'life', 'auto'] as const)(
  'every answer that leaves before consent in %s is in the lead',
  (product) => {
    for (const field of listAnonymousFields(product)) {
      const others = { ...everything, [field]: undefined };
      expect(mapAnonymousLead(product, others)).not.toEqual(mapAnonymousLead(product, everything));
    }
  },
);

it.each(['medicare', 'life', 'auto'] as const)('what is told of an anonymous %s lead is read back whole', (product) => {
  const lead = { ...mapAnonymousLead(product, everything) };
  expect(mapAnonymousLead(product, readAnonymousLead(lead, '2026-01-31'))).toEqual(lead);
});

it('of what is told only valid answers are read', () => {
  const told = { zip: 'Ada', currently_insured: 'Ada', current_company: 'Ada', home_ownership: {}, contact: 'Ada' };
  expect(readAnonymousLead(told, '2026-01-31')).toEqual({});
});
