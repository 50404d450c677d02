import { expect, it } from 'vitest';
import { listAnonymousFields } from '@/lib/fields/anonymous-fields';
import { parseValues } from '@/lib/fields/form-values';
import { mapAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { pickSendableData } from '@/lib/server/providers/sendable-data';
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

it.each(['medicare', 'life', 'auto'] as const)('the server lets an anonymous %s lead through as it is', (product) => {
  const lead = { ...mapAnonymousLead(product, everything) };
  expect(pickSendableData(product, lead, false)).toEqual(lead);
});
