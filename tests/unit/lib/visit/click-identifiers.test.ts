import { describe, expect, it } from 'vitest';
import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';
import { CLICK_IDENTIFIERS, readUrlParameters, scrubAddress } from '@/lib/visit/click-identifiers';

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

  it('an address stays as long as a call takes, and loses whole parameters at its end', () => {
    const parameters = CLICK_IDENTIFIERS.map((name) => `${name}=${'ñ'.repeat(100)}`);
    const address = scrubAddress(`https://a.example/otc-savings?utm_source=first&${parameters.join('&')}`);
    expect(address.length).toBeLessThanOrEqual(ADDRESS_MAXIMUM);
    expect(address.length).toBeGreaterThan(ADDRESS_MAXIMUM - 700);
    expect(new URL(address).searchParams.get('utm_source')).toBe('first');
    expect(scrubAddress(`https://a.example/${'x'.repeat(3000)}?gclid=1`)).toBe('https://a.example/?gclid=1');
  });
});
