import { describe, expect, it } from 'vitest';
import { readUrlParameters, scrubAddress } from '@/lib/visit/click-identifiers';

describe('what a visit remembers of an address', () => {
  it('click identifiers, campaign parameters and zip_code, nothing else', () => {
    const query = new URLSearchParams('gclid=abc&utm_campaign=c&afid=7&zip_code=33101&email=m%40example.com&x=1');
    expect(readUrlParameters(query)).toEqual({ gclid: 'abc', utm_campaign: 'c', afid: '7', zip_code: '33101' });
  });

  it('an address is told without personal parameters and without its fragment', () => {
    expect(scrubAddress('https://a.example/otc-savings?email=m%40example.com&gclid=abc#firstname=Mary')).toBe(
      'https://a.example/otc-savings?gclid=abc',
    );
    expect(scrubAddress('https://a.example/otc-savings?email=m')).toBe('https://a.example/otc-savings');
    expect(scrubAddress('not an address')).toBe('');
  });
});
