import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { findHours } from '@/lib/brand/brand-hours';
import { confirmed } from '@/lib/brand/fact';
import { listHoursFaults, type OpeningHours } from '@/lib/brand/opening-hours';

const hours = brands.m10.phone.hours.value;

describe('listHoursFaults', () => {
  it.each(Object.values(brands))('finds none in the hours of $code', (brand) => {
    expect(listHoursFaults(findHours(brand, brand.product))).toEqual([]);
  });

  it.each<[string, Partial<OpeningHours>]>([
    ['no day of the week is open', { week: [] }],
    [
      'a day of the week stands in two rows',
      { week: [...hours.week, { from: 'friday', to: 'friday', opens: '08:00', closes: '09:00' }] },
    ],
    [
      'sunday to monday runs past Sunday',
      { week: [...hours.week, { from: 'sunday', to: 'monday', opens: '08:00', closes: '09:00' }] },
    ],
    [
      '8:00 to 20:00 is no span of quarter hours',
      { week: [{ from: 'monday', to: 'friday', opens: '8:00', closes: '20:00' }] },
    ],
    [
      '20:00 to 08:00 is no span of quarter hours',
      { week: [{ from: 'monday', to: 'friday', opens: '20:00', closes: '08:00' }] },
    ],
    ['2027-02-30 is no day', { exceptions: [{ on: '2027-02-30' }] }],
    [
      '2027-02-26 has no span of quarter hours',
      { exceptions: [{ on: '2027-02-26', opens: '08:10', closes: '12:00' }] },
    ],
  ])('says that %s', (fault, change) => {
    expect(listHoursFaults({ ...hours, ...change })).toEqual([fault]);
  });
});

describe('findHours', () => {
  it('prefers the hours of a product to those of the brand', () => {
    const own: OpeningHours = { ...hours, zone: 'America/Denver' };
    const brand = { ...brands.m10, phone: { ...brands.m10.phone, hoursByProduct: { life: confirmed(own) } } };
    expect(findHours(brand, 'life')).toBe(own);
    expect(findHours(brand, 'medicare')).toBe(hours);
  });
});
