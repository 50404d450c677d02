import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { BRAND_CODES } from '@/lib/names/brand-code';

const SPECIFIED = ['m10', 'bh', 'wc', 'ayb', 'qs', 'ps', 'tqg', 'sd', 'bridge', 'emily', 'ac', 'm10es'] as const;

it('the brands are those of the specification', () => {
  // A brand that is added later comes after them.
  expect(BRAND_CODES.slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
  expect(Object.keys(brands).sort()).toEqual(BRAND_CODES.toSorted());
});

/** Specification 1. */
it('wc is life, tqg and ps are auto, any other brand is Medicare', () => {
  for (const code of SPECIFIED) {
    const specified = code === 'wc' ? 'life' : ['tqg', 'ps'].includes(code) ? 'auto' : 'medicare';
    expect(`${code} ${brands[code].product}`).toBe(`${code} ${specified}`);
  }
});
