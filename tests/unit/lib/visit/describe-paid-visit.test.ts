import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLICK_IDENTIFIERS, type UrlParameters } from '@/lib/visit/click-identifiers';
import { describePaidVisit } from '@/lib/visit/describe-paid-visit';
import { explainPaidVisit, isPaidVisit } from '@/lib/visit/paid-visit';
import { countTries } from '@/tests/support/only-in-all';

const long = 'x'.repeat(15);

const identifiers = fc.dictionary(
  fc.constantFrom(...CLICK_IDENTIFIERS),
  fc.integer({ min: 0, max: 30 }).map((length) => 'x'.repeat(length)),
  { maxKeys: 3 },
);
const campaign = fc.record(
  { utm_campaign: fc.constantFrom('', 'c'), utm_source: fc.constantFrom('', 'bigo', 'Bigo', 'news') },
  { requiredKeys: [] },
);
const parameters = fc
  .tuple(identifiers, campaign)
  .map((parts): UrlParameters => Object.assign({}, ...parts) as UrlParameters);

/** The rule as the specification words it, written down a second time. */
function isPaidByTheBook(given: UrlParameters): boolean {
  const longOnes = CLICK_IDENTIFIERS.filter((name) => (given[name]?.length ?? 0) >= 15);
  const hasCampaign = given['utm_campaign'] !== undefined && given['utm_campaign'] !== '';
  return longOnes.includes('gbraid') || (hasCampaign && (longOnes.length > 0 || given['utm_source'] === 'bigo'));
}

describe('why a visit is paid for', () => {
  it('is the rule itself, whatever the address brings', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        expect(isPaidVisit(given)).toBe(isPaidByTheBook(given));
        expect(describePaidVisit(given).some(({ holds }) => holds)).toBe(isPaidVisit(given));
      }),
      { numRuns: countTries(2000) },
    );
  });

  it('says of each way which of its conditions hold', () => {
    const ways = describePaidVisit({ fbclid: 'short', utm_campaign: 'spring' });
    expect(ways.map(({ name, holds }) => [name, holds])).toEqual([
      ['A click identifier with a campaign', false],
      ['gbraid alone', false],
      ['bigo with a campaign', false],
    ]);
    expect(ways[0]?.conditions).toEqual([
      { text: 'a click identifier of at least 15 characters: fbclid has 5', holds: false },
      { text: 'utm_campaign is spring', holds: true },
    ]);
    expect(ways[2]?.conditions[0]).toEqual({ text: 'utm_source must be bigo: it is missing', holds: false });
  });

  it('names the identifier that counted', () => {
    expect(explainPaidVisit({ gclid: 'short', msclkid: long })).toEqual({
      gbraid: false,
      campaign: false,
      identifier: 'msclkid',
      bigo: false,
    });
  });
});
