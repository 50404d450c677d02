import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseListings } from '@/lib/ads/parse-listings';

const isOwn = (address: string) => address.startsWith('https://ads.example/');
const parse = (answer: unknown) => parseListings(answer, isOwn);
const wrap = (listing: unknown) => ({ response: { listingset: { searchid: 'search', listing } } });

const LISTING = {
  rank: '1',
  cpc: '32.50',
  title: 'Car insurance &amp; more',
  description: '<ul><li>One</li><li>Two</li></ul><img src="https://ads.example/pixel">',
  clickurl: 'https://ads.example/click?I=1',
  logo: 'https://cdn.example/logo.png',
  sitehost: 'Carrier.example',
  imp_pixel: 'https://ads.example/pixel',
  impressionid: 'impression',
  company: 'Carrier Inc.',
  displayname: 'Carrier',
};

test('a listing becomes an ad of plain words; price, picture and pixel are dropped', () => {
  expect(parse(wrap([LISTING]))).toEqual({
    impressionId: 'search',
    ads: [
      {
        id: 'impression',
        company: 'Carrier',
        title: 'Car insurance & more',
        points: ['One', 'Two'],
        clickUrl: 'https://ads.example/click?I=1',
        displayUrl: 'carrier.example',
      },
    ],
  });
});

test('a missing company falls back to the title, a missing id to the place', () => {
  const bare = { title: 'A title', clickurl: 'https://ads.example/click' };
  expect(parse(wrap([bare]))?.ads).toEqual([
    { id: '1', company: 'A title', title: 'A title', points: [], clickUrl: 'https://ads.example/click' },
  ]);
});

test('ranks are numbers, whichever way they are written', () => {
  const ranked = ['10', 9, undefined, '2'].map((rank, index) => ({ ...LISTING, rank, impressionid: String(index) }));
  expect(parse(wrap(ranked))?.ads.map(({ id }) => id)).toEqual(['3', '1', '0', '2']);
});

test('an address of somebody else leaves the listing out', () => {
  const foreign = ['https://elsewhere.example/', 'javascript:alert(1)', 7, undefined];
  expect(parse(wrap(foreign.map((clickurl) => ({ ...LISTING, clickurl }))))?.ads).toEqual([]);
});

describe('no match', () => {
  test.each([
    [{ response: { listingset: { searchid: 's', listings: '' } } }],
    [{ response: { listingset: { searchid: 's' } } }],
    [{ listingset: { searchid: 's', listing: null } }],
  ])('%j is an empty list', (answer) => {
    expect(parse(answer)).toEqual({ impressionId: 's', ads: [] });
  });

  test('one listing may stand without its list', () => {
    expect(parse(wrap(LISTING))?.ads).toHaveLength(1);
  });

  test.each([[null], ['text'], [7], [[LISTING]]])('%j is no answer', (answer) => {
    expect(parse(answer)).toBeUndefined();
  });
});

const key = fc.constantFrom(...Object.keys(LISTING), 'listing', 'listings', 'listingset', 'response', 'searchid');
const { tree } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constant('https://ads.example/c'),
    fc.constant('<b>x'),
  ),
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    tie('leaf'),
    fc.dictionary(key, tie('tree')),
    fc.array(tie('tree'), { maxLength: 5 }),
  ),
}));

test('whatever comes, nothing throws, and every ad is plain and leads to the provider', () => {
  const answers = fc.oneof(tree, fc.array(fc.dictionary(key, tree)).map(wrap));
  fc.assert(
    fc.property(answers, (answer) => {
      for (const ad of parse(answer)?.ads ?? []) {
        expect(ad.clickUrl).toMatch(/^https:\/\/ads\.example\//);
        expect(ad.title).not.toBe('');
        expect(ad.company).not.toBe('');
        expect([ad.id, ad.company, ad.title, ...ad.points].join('')).not.toMatch(/[<>]/);
      }
    }),
  );
});
