import { describe, expect, it } from 'vitest';
import { isLowBid } from '@/lib/leads/low-bid';
import { readLocalHour } from '@/lib/leads/local-hour';
import { mapAnonymousLead, mapMediaAlphaLead } from '@/lib/leads/mediaalpha-lead';

const mary = {
  zipcode: '33101',
  haveMedicare: true,
  firstName: 'Mary',
  lastName: 'Lee',
  phone: '(206) 555-0100',
  email: 'mary@example.com',
  dob: '1958-04-02',
};

describe('the MediaAlpha lead', () => {
  it('names are joined, the phone is digits, empty values are left out', () => {
    expect(mapMediaAlphaLead('medicare', mary)).toEqual({
      zip: '33101',
      contact: 'Mary Lee',
      phone: '2065550100',
      email: 'mary@example.com',
      birth_date: '1958-04-02',
    });
  });

  it('booleans become 1 or 0, a missing ZIP becomes auto', () => {
    expect(mapMediaAlphaLead('auto', { currentlyInsured: false, currentCompany: 'GEICO' })).toEqual({
      zip: 'auto',
      currently_insured: 0,
      current_company: 'GEICO',
    });
    expect(mapMediaAlphaLead('life', {})).toEqual({ zip: 'auto' });
  });

  it('before consent nothing leaves of who somebody is or, in Medicare and life, how they are covered', () => {
    expect(mapAnonymousLead('medicare', mary)).toEqual({ zip: '33101' });
    expect(mapAnonymousLead('life', mary)).toEqual({ zip: '33101' });
    expect(mapAnonymousLead('auto', { ...mary, currentlyInsured: true })).toEqual({
      zip: '33101',
      currently_insured: 1,
    });
  });
});

describe('what goes with it', () => {
  it('a bid under 10 is low', () => {
    expect(isLowBid(9.99)).toBe(true);
    expect(isLowBid(10)).toBe(false);
  });

  it('the local hour is the visitor’s; an unknown zone is Pacific', () => {
    const noonInUtc = new Date('2026-01-31T12:00:00Z');
    expect(readLocalHour(noonInUtc, 'America/New_York')).toBe(7);
    expect(readLocalHour(noonInUtc, 'Pacific/Honolulu')).toBe(2);
    expect(readLocalHour(noonInUtc, undefined)).toBe(4);
    expect(readLocalHour(noonInUtc, 'Not/A_Zone')).toBe(4);
    expect(readLocalHour(new Date('2026-01-31T05:00:00Z'), 'America/New_York')).toBe(0);
  });
});
