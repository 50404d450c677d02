import { expect, test } from 'vitest';
import { pickSendableData } from '@/lib/server/providers/sendable-data';

const lead = {
  zip: '33101',
  state: 'FL',
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

test('a Medicare lead without consent keeps its place alone', () => {
  expect(pickSendableData('medicare', lead, false)).toEqual({ zip: '33101', state: 'FL' });
});

test('with consent, and for other products, the lead goes as mapped', () => {
  expect(pickSendableData('medicare', lead, true)).toEqual(lead);
  expect(pickSendableData('auto', lead, false)).toEqual(lead);
});
