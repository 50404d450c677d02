import { expect, test } from 'vitest';
import { pickSendableData } from '@/lib/server/providers/sendable-data';

const lead = {
  zip: '33101',
  state: 'FL',
  county: 'Miami-Dade',
  primary_language: 'Spanish',
  contact: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '2065550110',
  address: '1 Main St',
  birth_date: '1958-04-02',
  gender: 'F',
  major_condition_cancer: 1,
  leadid_id: 'x',
  added_tomorrow: 'y',
};

test.each(['medicare', 'life', 'auto'] as const)('a %s lead without consent keeps its place alone', (product) => {
  expect(pickSendableData(product, lead, false)).toEqual({
    zip: '33101',
    state: 'FL',
    county: 'Miami-Dade',
    primary_language: 'Spanish',
  });
});

test('an auto lead without consent also says how the household is insured, nothing of its people', () => {
  const household = { zip: '33101', currently_insured: 1, current_company: 'GEICO', home_ownership: 0 };
  expect(pickSendableData('auto', { ...household, drivers: [{ driver: 'Ada Lovelace' }] }, false)).toEqual(household);
});

test('with consent the lead goes as mapped', () => {
  expect(pickSendableData('medicare', lead, true)).toEqual(lead);
});
