// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseValues, keepValues, readKeptValues } from '@/lib/browser/kept-values';

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

  it('an answer that was blanked is gone', () => {
    keepValues('medicare@1', { haveMedicaid: true });
    keepValues('medicare@1', { haveMedicaid: undefined });
    expect(readKeptValues('medicare@1')).toEqual({});
  });

  it('what names a person stays in the tab', () => {
    keepValues('medicare@1', { zipcode: '33101', email: 'm@example.com', haveMedicare: true });
    const lasting = JSON.stringify(Object.entries(localStorage));
    expect(lasting).toContain('33101');
    expect(lasting).not.toContain('m@example.com');
    expect(lasting).not.toContain('haveMedicare');
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
