import { describe, expect, it } from 'vitest';
import { CLICK_IDENTIFIERS, readUrlParameters } from '@/lib/visit/click-identifiers';
import { isPaidVisit } from '@/lib/visit/paid-visit';

const LONG = 'x'.repeat(15);
const SHORT = 'x'.repeat(14);

/** The specification's rule, query by query: what the address brings, whether the visit is paid, and why. */
const CASES: readonly (readonly [string, boolean, string])[] = [
  ...CLICK_IDENTIFIERS.flatMap((name) => [
    [`${name}=${LONG}&utm_campaign=c`, true, 'an identifier of 15 characters with a campaign'] as const,
    [`${name}=${SHORT}&utm_campaign=c`, false, 'an identifier of 14 characters is none'] as const,
    [`${name}=${LONG}`, name === 'gbraid', 'without a campaign only gbraid counts'] as const,
  ]),
  ['', false, 'nothing'],
  ['utm_campaign=c', false, 'a campaign alone'],
  ['utm_source=bigo&utm_campaign=c', true, 'bigo with a campaign'],
  ['utm_source=bigo', false, 'bigo without a campaign'],
  ['utm_source=bigo&utm_campaign=', false, 'bigo with an empty campaign'],
  ['utm_source=Bigo&utm_campaign=c', false, 'another spelling is another source'],
  ['utm_source=google&utm_campaign=c', false, 'another source with a campaign'],
  [`gclid=${LONG}&utm_campaign=`, false, 'an empty campaign'],
  [`gclid=${LONG}&utm_source=google&utm_medium=cpc`, false, 'source and medium are no campaign'],
  [`gclid=${LONG}&UTM_CAMPAIGN=c`, false, 'the campaign key in capitals is another key'],
  [`GCLID=${LONG}&utm_campaign=c`, false, 'the identifier key in capitals is another key'],
  [`scCid=${LONG}&utm_campaign=c`, false, 'ScCid is written so and no other way'],
  [`gbraid=${LONG}&utm_campaign=c`, true, 'gbraid with a campaign as well'],
  [`gbraid=${SHORT}&utm_source=bigo&utm_campaign=c`, true, 'bigo counts beside a short gbraid'],
  [`gbraid=${SHORT}&gclid=${LONG}`, false, 'a short gbraid does not free another identifier of its campaign'],
  [`gclid=${SHORT}&fbclid=${LONG}&utm_campaign=c`, true, 'one long identifier is enough'],
  ['gclid=xxxxxxxx&fbclid=xxxxxxxx&utm_campaign=c', false, 'two short ones do not add up'],
  [`afid=${LONG}&utm_campaign=c`, false, 'an affiliate id is no click'],
  [`zip_code=33101&utm_campaign=c`, false, 'a ZIP is no click'],
  [`utm_content=${LONG}&utm_term=${LONG}&utm_campaign=c`, false, 'campaign words are no click'],
  [`dclid=${LONG}&utm_campaign=c`, false, 'an identifier that the specification does not list'],
  [`gclid=${SHORT}&gclid=${LONG}&utm_campaign=c`, true, 'the last of a repeated key counts'],
  [`gclid=${LONG}&gclid=${SHORT}&utm_campaign=c`, false, 'the last of a repeated key counts, to the worse too'],
  [`gclid=${'x'.repeat(600)}&utm_campaign=c`, true, 'a very long identifier'],
];

describe('a paid visit (specification 5)', () => {
  it('is told by a table of at least forty cases', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(CASES)('?%s is paid: %s (%s)', (query, expected) => {
    expect(isPaidVisit(readUrlParameters(new URLSearchParams(query)))).toBe(expected);
  });
});
