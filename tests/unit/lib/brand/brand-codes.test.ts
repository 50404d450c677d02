import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { BRAND_CODES } from '@/lib/names/brand-code';

it('the brands are those of the specification', () => {
  const specified = 'm10 bh wc ayb qs ps tqg sd bridge emily ac m10es'.split(' ');
  expect(BRAND_CODES).toEqual(specified);
  expect(Object.keys(brands).sort()).toEqual(specified.toSorted());
});

/** Specification 1. */
it('wc is life, tqg and ps are auto, any other brand is Medicare', () => {
  for (const { code, product } of Object.values(brands)) {
    const specified = code === 'wc' ? 'life' : ['tqg', 'ps'].includes(code) ? 'auto' : 'medicare';
    expect(`${code} ${product}`).toBe(`${code} ${specified}`);
  }
});
