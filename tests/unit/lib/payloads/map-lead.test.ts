import { describe, expect, it } from 'vitest';
import { parseValues, type FormValues } from '@/lib/fields/form-values';
import type { LeadConsent } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import type { MediaAlphaAutoLead } from '@/lib/payloads/media-alpha-auto';
import { goldens, PEOPLE_NAMES, readPerson } from '../../../support/payload-fixtures';

const today = '2026-01-31';

function mapAuto(values: FormValues): MediaAlphaAutoLead {
  return mapLead('auto', 'mediaAlpha', { values, today }) as MediaAlphaAutoLead;
}

describe('people as they are sent', () => {
  it.each(goldens)('$title', ({ person, product, provider, payload }) => {
    const sent = mapLead(product, provider, { values: parseValues(readPerson(person), today), today });
    expect(sent).toEqual(payload);
    expect(JSON.parse(JSON.stringify(sent))).toEqual(payload);
  });

  it('each person is sent somewhere', () => {
    expect(new Set(goldens.map(({ person }) => person))).toEqual(new Set(PEOPLE_NAMES));
  });

  it('people are made up: their numbers end in 555-01xx', () => {
    for (const person of PEOPLE_NAMES.filter((name) => name !== 'junk')) {
      const values = parseValues(readPerson(person), today);
      const phones = Object.entries(values).filter(([name]) => /phone$/i.test(name));
      expect(phones.length).toBeGreaterThan(0);
      for (const [, phone] of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    }
  });
});

describe('pairs that nobody has built', () => {
  it.each([
    ['medicare', 'quoteWizard', 'QuoteWizard schema not implemented for Medicare'],
    ['medicare', 'quinstreet', 'Quinstreet schema not implemented for Medicare'],
    ['life', 'quoteWizard', 'QuoteWizard schema not implemented for Life'],
    ['life', 'quinstreet', 'Quinstreet schema not implemented for Life'],
  ] as const)('%s at %s throws by name', (product, provider, message) => {
    expect(() => mapLead(product, provider, { values: {}, today })).toThrow(new Error(message));
  });
});

describe('birth dates', () => {
  const birthDate = (values: FormValues) => mapLead('medicare', 'mediaAlpha', { values, today });

  it('come from the date, else from the age as 1 January of the year of birth', () => {
    expect(birthDate({ dob: '1958-04-02', age: 12 })).toEqual({ zip: 'auto', birth_date: '1958-04-02' });
    expect(birthDate({ age: 67 })).toEqual({ zip: 'auto', birth_date: '1959-01-01' });
    expect(birthDate({ age: 0 })).toEqual({ zip: 'auto', birth_date: '2026-01-01' });
    expect(birthDate({ age: 120 })).toEqual({ zip: 'auto', birth_date: '1906-01-01' });
    expect(birthDate({})).toEqual({ zip: 'auto' });
    expect(birthDate({ age: Number.NaN })).toEqual({ zip: 'auto' });
    expect(mapLead('medicare', 'mediaAlpha', { values: { age: 67 }, today: 'soon' })).toEqual({ zip: 'auto' });
  });

  it('of drivers come from the date, else from its parts; driver 1 also has the visitor’s', () => {
    const parts = { driver2DobYear: '1990', driver2DobMonth: '2', driver2DobDay: '3' };
    const listDates = (values: FormValues) => mapAuto(values).drivers?.map(({ birth_date }) => birth_date);
    expect(listDates({ age: 30, ...parts })).toEqual(['1996-01-01', '1990-02-03']);
    expect(listDates({ ...parts, driver2Dob: '1991-05-06' })).toEqual([undefined, '1991-05-06']);
    expect(listDates({ ...parts, driver2DobDay: '31' })).toBeUndefined();
  });
});

describe('consent', () => {
  const consent: LeadConsent = {
    callConsent: true,
    smsConsent: false,
    emailConsent: true,
    text: 'By pressing “Go” I agree.',
    url: 'https://brand.example/get-life-now',
  };
  const values = { callConsent: true, smsConsent: true, emailConsent: true };

  it('an answer is no act: without a recorded one nothing is said of consent (X1)', () => {
    for (const product of ['medicare', 'auto', 'life'] as const) {
      expect(mapLead(product, 'mediaAlpha', { values, today })).toEqual({ zip: 'auto' });
    }
  });

  it('a recorded act goes along with its words, channel by channel', () => {
    for (const product of ['medicare', 'auto', 'life'] as const) {
      expect(mapLead(product, 'mediaAlpha', { values, today, consent })).toEqual({
        zip: 'auto',
        tcpa: {
          call_consent: 1,
          sms_consent: 0,
          email_consent: 1,
          text: 'By pressing “Go” I agree.',
          url: 'https://brand.example/get-life-now',
        },
      });
    }
  });

  it('certificates of the page win over the answers; of a TrustedForm address the id is sent', () => {
    const certificates = { leadidId: 'PAGE', trustedFormCertificateId: 'https://cert.trustedform.com/abc/' };
    const answers = { leadidId: 'FORM', trustedFormCertificateId: 'def' };
    expect(mapLead('life', 'mediaAlpha', { values: answers, today, certificates })).toEqual({
      zip: 'auto',
      leadid_id: 'PAGE',
      trusted_form_certificate_id: 'abc',
    });
    expect(mapLead('auto', 'mediaAlpha', { values: answers, today })).toEqual({
      zip: 'auto',
      leadid_id: 'FORM',
      trusted_form_certificate_id: 'def',
    });
  });
});

describe('drivers', () => {
  it('driver 1 is the visitor: what one does not say, the other does', () => {
    const lead = mapAuto({
      firstName: 'Dan',
      lastName: 'Reed',
      email: 'dan@example.com',
      gender: 'male',
      driver1FirstName: 'Daniel',
      driver1Phone: '(206) 555-0123',
    });
    expect(lead).toEqual({
      zip: 'auto',
      contact: 'Dan Reed',
      email: 'dan@example.com',
      phone: '2065550123',
      drivers: [{ relationship: 'self', driver: 'Daniel Reed', gender: 'M' }],
    });
  });

  it('an address keeps its own second line', () => {
    const driver = { driver1Address: '9 Elm Street', driver1Address2: 'Unit 4' };
    expect(mapAuto({ address: '1 Main Street', ...driver })).toEqual({ zip: 'auto', address: '1 Main Street' });
    expect(mapAuto(driver)).toEqual({ zip: 'auto', address: '9 Elm Street', address_2: 'Unit 4' });
  });

  it('unless the answers say that somebody else drives', () => {
    const lead = mapAuto({
      firstName: 'Dan',
      phone: '(206) 555-0100',
      driver1Relationship: 'spouse',
      driver1LastName: 'Ng',
      driver1Email: 'ng@example.com',
    });
    expect(lead).toEqual({
      zip: 'auto',
      contact: 'Dan',
      phone: '2065550100',
      drivers: [{ relationship: 'spouse', driver: 'Ng' }],
    });
  });

  it('the first in the list is driver 1 even when only another is known', () => {
    expect(mapAuto({ driver3Gender: 'female' }).drivers).toEqual([{ relationship: 'self' }, { gender: 'F' }]);
    expect(mapAuto({ duiCount: '1' })).toEqual({
      zip: 'auto',
      drivers: [{ relationship: 'self' }],
      incidents: [{ type: 'dui', driver: 0 }],
    });
  });

  it('nobody and nothing is listed that was not told of', () => {
    expect(mapAuto({ zipcode: '98101', driver2Email: 'a@example.com', vehicle2Make: 'Ford' })).toEqual({
      zip: '98101',
      vehicles: [{ make: 'Ford' }],
    });
  });
});

describe('incident counts', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3+', 3],
    ['99', 10],
  ])('%s accidents are a list of %i, without dates', (count, length) => {
    const incidents = mapAuto({ accidentAtFaultCount: count }).incidents ?? [];
    expect(incidents).toEqual(Array.from({ length }, () => ({ type: 'accident', driver: 0, accident_at_fault: 1 })));
  });
});
