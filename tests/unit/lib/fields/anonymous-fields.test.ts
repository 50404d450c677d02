import { expect, it } from 'vitest';
import { isAnonymous, listAnonymousFields, pickAnonymous } from '@/lib/fields/anonymous-fields';
import { FIELD_NAMES } from '@/lib/fields/field-table';

const HOUSEHOLD = ['currentlyInsured', 'currentCompany', 'homeowner'];

it('before consent the ZIP leaves, and in auto how the household is insured and housed (compliance X2)', () => {
  expect(listAnonymousFields('medicare')).toEqual(['zipcode']);
  expect(listAnonymousFields('life')).toEqual(['zipcode']);
  expect(listAnonymousFields('auto')).toEqual(['zipcode', ...HOUSEHOLD]);
});

it('place and language tell nobody apart; everything else of a person waits for consent', () => {
  const place = ['zipcode', 'county', 'primaryLanguage'];
  expect(FIELD_NAMES.filter((name) => isAnonymous('life', name))).toEqual(place);
  expect(FIELD_NAMES.filter((name) => isAnonymous('auto', name))).toEqual([...place, ...HOUSEHOLD]);
});

it('nothing else of the answers is picked', () => {
  expect(
    pickAnonymous<unknown>('auto', { zipcode: '33101', firstName: 'Mary', homeowner: true, driver1Gender: 'male' }),
  ).toEqual({
    zipcode: '33101',
    homeowner: true,
  });
});
