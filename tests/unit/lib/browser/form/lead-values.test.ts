// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { completeLeadValues } from '@/lib/browser/form/lead-values';
import { findZipLocation } from '@/lib/browser/location/zip-location';
import { fetchPersonalParameters, forgetPersonalParameters } from '@/lib/browser/visit/personal-prefill';
import type * as platformCookies from '@/lib/browser/platform/cookies';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/cookies/personal-cookie-names';
import { mapLead } from '@/lib/payloads/map-lead';

vi.mock('@/lib/browser/platform/cookies', async (load) => ({
  ...(await load<typeof platformCookies>()),
  readCookies: () => `${PERSONAL_COOKIE_MARKER_NAME}=1`,
}));

const MIAMI = {
  zipCode: '33101',
  city: 'Miami',
  state: 'FL',
  stateName: 'Florida',
  county: 'Miami-Dade',
  latitude: 25.7791,
  longitude: -80.1978,
  timezone: 'America/New_York',
};
const answers = { zipcode: '33101', firstName: 'Mary' };

/** A visit whose address named an age, and that knows where the ZIP lies. */
beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.startsWith('/api/location') ? MIAMI : { personal: { age: '66' } })),
  );
  await fetchPersonalParameters();
  await findZipLocation('33101');
});

describe('an age from the address', () => {
  it('is part of a lead without a date of birth, skipped or not asked, and the date is derived from it', () => {
    const values = completeLeadValues('medicare', answers, true);
    expect(values).toEqual({ ...answers, age: 66 });
    expect(completeLeadValues('medicare', { ...answers, dob: undefined }, true).age).toBe(66);
    expect(mapLead('medicare', 'mediaAlpha', { values, today: '2026-11-22' })).toMatchObject({
      birth_date: '1960-01-01',
    });
  });

  it('yields to a date of birth', () => {
    const values = completeLeadValues('medicare', { ...answers, dob: '1958-04-02' }, true);
    expect(values.age).toBeUndefined();
  });

  it('is left out where nobody says who they are, in auto, and after starting over', () => {
    expect(completeLeadValues('medicare', answers, false)).toEqual(answers);
    expect(completeLeadValues('auto', answers, true)).toEqual(answers);
    forgetPersonalParameters();
    expect(completeLeadValues('medicare', answers, true)).toEqual(answers);
  });
});

describe('the county', () => {
  it('of a life lead is that of its ZIP, named or not', () => {
    expect(completeLeadValues('life', answers, false)).toEqual({ ...answers, county: 'Miami-Dade' });
  });

  it('is what the visitor says, and none where the ZIP is not known', () => {
    expect(completeLeadValues('life', { ...answers, county: 'Broward' }, false).county).toBe('Broward');
    expect(completeLeadValues('life', { zipcode: '60601' }, false)).toEqual({ zipcode: '60601' });
    expect(completeLeadValues('life', {}, false)).toEqual({});
  });
});
