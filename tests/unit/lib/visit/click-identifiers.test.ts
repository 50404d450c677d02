import { describe, expect, it } from 'vitest';
import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';
import {
  CLICK_IDENTIFIERS,
  pickAttribution,
  pickHandedOver,
  readUrlParameters,
  scrubAddress,
} from '@/lib/visit/click-identifiers';

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

  it('no tag carries an e-mail address or a telephone number onward; a campaign label says that it was withheld', () => {
    const tags = 'utm_campaign=Ann%40example.com&utm_term=2065550142&afid=206-555-0142&gclid=%2B52%2055%201234%205678';
    expect(readUrlParameters(new URLSearchParams(`${tags}&utm_source=x&zip_code=a%40b`))).toEqual({
      utm_campaign: 'withheld',
      utm_term: 'withheld',
      utm_source: 'x',
    });
    expect(scrubAddress(`https://a.example/?${tags}`)).toBe(
      'https://a.example/?utm_campaign=withheld&utm_term=withheld',
    );
  });

  it('of what was handed over, the sender’s session and the device, unless they say who somebody is', () => {
    const personal = { session_id: 'abc-1', device: 'c', devicetype: 'mobile phone', firstname: 'Ann' };
    expect(pickHandedOver(personal)).toEqual({ session_id: 'abc-1', device: 'c', devicetype: 'mobile phone' });
    expect(pickHandedOver({ session_id: 'ann@example.com', device: '2065550142', devicetype: '<b>' })).toEqual({});
    expect(pickAttribution({ ...pickHandedOver(personal), gclid: 'a', afid: '1' })).toEqual({ gclid: 'a' });
  });
});
