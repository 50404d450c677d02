import { describe, expect, it } from 'vitest';
import { CLICK_IDENTIFIERS } from '@/lib/visit/click-identifiers';
import { isPaidVisit } from '@/lib/visit/paid-visit';

const long = 'x'.repeat(15);
const short = 'x'.repeat(14);

describe('a paid visit', () => {
  it.each(CLICK_IDENTIFIERS)('%s of 15 characters with utm_campaign is paid, of 14 is not', (name) => {
    expect(isPaidVisit({ [name]: long, utm_campaign: 'c' })).toBe(true);
    expect(isPaidVisit({ [name]: short, utm_campaign: 'c' })).toBe(false);
  });

  it('gbraid needs only the identifier; every other one needs the campaign', () => {
    expect(isPaidVisit({ gbraid: long })).toBe(true);
    expect(isPaidVisit({ gbraid: short })).toBe(false);
    for (const name of CLICK_IDENTIFIERS.filter((name) => name !== 'gbraid'))
      expect(isPaidVisit({ [name]: long })).toBe(false);
  });

  it('utm_source bigo with utm_campaign counts, another source or an empty campaign does not', () => {
    expect(isPaidVisit({ utm_source: 'bigo', utm_campaign: 'c' })).toBe(true);
    expect(isPaidVisit({ utm_source: 'bigo' })).toBe(false);
    expect(isPaidVisit({ utm_source: 'other', utm_campaign: 'c' })).toBe(false);
    expect(isPaidVisit({ gclid: long, utm_campaign: '' })).toBe(false);
    expect(isPaidVisit({})).toBe(false);
  });
});
