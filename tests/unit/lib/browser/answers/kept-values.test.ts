// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseValues, keepValues, readKeptValues } from '@/lib/browser/answers/kept-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('kept answers', () => {
  it('each submitted step merges into its form version and into the shared answers', () => {
    keepValues('medicare@1', { zipcode: '33101' });
    keepValues('medicare@1', { firstName: 'Mary' });
    expect(readKeptValues('medicare@1')).toEqual({ zipcode: '33101', firstName: 'Mary' });
    expect(readKeptValues('auto-call@1')).toEqual({ zipcode: '33101', firstName: 'Mary' });
  });

  it('an answer that was blanked is gone, and known to be blank', () => {
    keepValues('medicare@1', { haveMedicaid: true, vehicle1Make: 'Honda' });
    keepValues('medicare@1', { haveMedicaid: undefined, vehicle1Make: undefined });
    expect(readKeptValues('medicare@1')).toStrictEqual({ haveMedicaid: undefined, vehicle1Make: undefined });
    sessionStorage.clear();
    expect(readKeptValues('medicare@1')).toStrictEqual({ vehicle1Make: undefined });
  });

  it('a blank is no consent', () => {
    keepValues('life@1', { callConsent: undefined });
    expect(readKeptValues('life@1')).toStrictEqual({ callConsent: undefined });
  });

  it('what names a person, reaches them or tells of their health stays in the tab', () => {
    const personal = { firstName: 'Mary', lastName: 'Lee', email: 'm@example.com', dob: '1958-04-02', age: 68 };
    const ofDriver = { driver2FirstName: 'Ana', driver2LastName: 'Ruiz', driver3DobYear: '1980', driver1Phone: '1' };
    keepValues('medicare@1', { zipcode: '33101', vehicle1Make: 'Honda', ...personal, ...ofDriver, haveMedicare: true });
    for (const key of ['funnel.values.shared', 'funnel.values.medicare@1']) {
      const draft = JSON.parse(localStorage.getItem(key) ?? '') as { values: unknown };
      expect(draft.values).toEqual({ zipcode: '33101', vehicle1Make: 'Honda' });
    }
    expect(readKeptValues('medicare@1')).toMatchObject({ zipcode: '33101', firstName: 'Mary', lastName: 'Lee' });
    sessionStorage.clear();
    expect(readKeptValues('medicare@1')).toEqual({ zipcode: '33101', vehicle1Make: 'Honda' });
  });

  it('a name that an earlier build kept for 30 days is not read, and is gone with the next step', () => {
    const values = { zipcode: '33101', firstName: 'Mary', driver1LastName: 'Lee' };
    localStorage.setItem('funnel.values.shared', JSON.stringify({ keptAt: Date.now(), values }));
    expect(readKeptValues('medicare@1')).toEqual({ zipcode: '33101' });
    keepValues('medicare@1', { haveMedicaid: false });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Mary');
  });

  it('corrupt or hostile storage is harmless', () => {
    localStorage.setItem('funnel.values.shared', '{"keptAt":"x","values":7}');
    sessionStorage.setItem('funnel.values.shared', '{"zipcode":"junk","__proto__":{"email":"m@example.com"}}');
    expect(readKeptValues('medicare@1')).toEqual({});
  });

  it('starting over forgets everything', () => {
    keepValues('medicare@1', { zipcode: '33101', email: 'm@example.com' });
    eraseValues('medicare@1');
    expect(readKeptValues('medicare@1')).toEqual({});
  });
});
