import { describe, expect, it } from 'vitest';
import { readPrefill } from '@/lib/visit/prefill';

describe('what an address fills in', () => {
  it('each personal parameter fills its field, in the form in which the field keeps it', () => {
    const brought = {
      firstname: ' Mary ',
      lastname: 'Lee',
      email: 'm@example.com',
      phone: '+1 206 555 0100',
      dateofbirth: '04/02/1958',
      has_medicare: 'yes',
      zip_code: '33101',
    };
    expect(readPrefill(brought, '2026-01-31')).toEqual({
      firstName: 'Mary',
      lastName: 'Lee',
      email: 'm@example.com',
      phone: '(206) 555-0100',
      dob: '1958-04-02',
      haveMedicare: true,
      zipcode: '33101',
    });
  });

  it.each([
    ['4/2/1958', '1958-04-02'],
    ['1958-4-2', '1958-04-02'],
    ['1/31/2026', undefined],
    ['2999-01-01', undefined],
    ['12/31/1899', undefined],
  ])('a date of birth of %s is %s', (dateofbirth, dob) => {
    expect(readPrefill({ dateofbirth }, '2026-01-31').dob).toBe(dob);
  });

  it('what does not parse, and names that are no field, are left out', () => {
    expect(
      readPrefill(
        { email: 'nobody', zip_code: '3310', device: 'phone', constructor: 'x', __proto__: 'x' },
        '2026-01-31',
      ),
    ).toEqual({});
  });
});
