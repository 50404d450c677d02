import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { drawVariant } from '@/lib/experiments/draw-variant';
import type { PageRequest } from '@/lib/request/page-request';
import { routeRequest } from '@/lib/request/route-request';
import { assignVariant } from '@/lib/request/assign-variant';
import { makeExperiment } from '@/tests/support/made-up-experiment';
import { makePageRequest } from '@/tests/support/page-request';

const ID = '11111111-1111-4111-8111-111111111111';
const experiment = makeExperiment();
const drawn = drawVariant(experiment, ID)?.name ?? '';
const other = drawn === 'warm' ? 'plain' : 'warm';

function open(address: string, change: Partial<PageRequest> = {}, experiments = [experiment]) {
  const request = makePageRequest(address, change);
  return routeRequest(request, { ...registry, experiments }, { defaultBrand: 'm10', localHosts: true });
}

const withId = { cookie: `__Host-visitor=${ID}` };

describe('a visitor of a tested page', () => {
  it('draws a variant by the visitor id of the cookie, and is told to remember it', () => {
    expect(open('/go-4-benefits', withId)).toEqual({
      kind: 'page',
      path: `/m10/-four-benefits.${drawn}/go-4-benefits`,
      cookies: [{ name: '__Host-experiments', value: `four-benefits.${drawn}`, maxAgeSeconds: 150 * 24 * 3600 }],
    });
  });

  it('gets the same variant at each step', () => {
    expect(open('/go-4-benefits/zipcode', withId)).toMatchObject({
      path: `/m10/-four-benefits.${drawn}/go-4-benefits/zipcode`,
    });
  });

  it('without a cookie, or with one that is no UUID, gets a new id for a year', () => {
    for (const cookie of [null, '__Host-visitor=', '__Host-visitor=Mary%20Lee']) {
      expect(open('/go-4-benefits', { cookie, newVisitorId: ID })).toMatchObject({
        path: `/m10/-four-benefits.${drawn}/go-4-benefits`,
        cookies: [
          { name: '__Host-visitor', value: ID, maxAgeSeconds: 365 * 24 * 3600 },
          { name: '__Host-experiments' },
        ],
      });
    }
  });

  it('keeps the variant when weights and seed change, and nothing more is set', () => {
    const cookie = `${withId.cookie}; __Host-experiments=four-benefits.${other}`;
    const weighed = makeExperiment({
      seed: 'new',
      variants: [
        { name: 'plain', weight: other === 'plain' ? 0 : 100 },
        { name: 'warm', weight: other === 'warm' ? 0 : 100 },
      ],
    });
    for (const one of [experiment, weighed]) {
      expect(open('/go-4-benefits', { cookie }, [one])).toEqual({
        kind: 'page',
        path: `/m10/-four-benefits.${other}/go-4-benefits`,
        cookies: [],
      });
    }
  });

  it('draws again where the kept variant is no longer known, and the unknown is dropped', () => {
    const cookie = `${withId.cookie}; __Host-experiments=four-benefits.gone~gone.a`;
    expect(open('/go-4-benefits', { cookie })).toMatchObject({ cookies: [{ value: `four-benefits.${drawn}` }] });
  });

  it('who does not take part gets the page itself, keeps the id, and no cache shares the answer', () => {
    expect(open('/go-4-benefits', withId, [makeExperiment({ coverage: 0 })])).toEqual({
      kind: 'page',
      path: '/m10/go-4-benefits',
      cookies: [],
    });
  });
});

describe('a forced variant', () => {
  it('is shown whatever cookie, draw or day say, and leaves no trace', () => {
    const cookie = `${withId.cookie}; __Host-experiments=four-benefits.plain`;
    for (const now of [new Date('2026-12-05'), new Date('2030-01-01')]) {
      expect(open('/go-4-benefits?variant=four-benefits:warm', { cookie, now })).toEqual({
        kind: 'page',
        path: '/m10/-four-benefits.warm/go-4-benefits',
        cookies: [],
      });
    }
  });

  it('that does not exist is not forced', () => {
    for (const value of ['four-benefits:gone', 'gone:warm', 'warm', '', 'four-benefits:__proto__']) {
      expect(open(`/go-4-benefits?variant=${value}`, withId)).toMatchObject({
        path: `/m10/-four-benefits.${drawn}/go-4-benefits`,
      });
    }
  });
});

describe('an experiment that grows by the day', () => {
  const ramp = [
    { from: '2026-12-05', coverage: 30 },
    { from: '2026-12-10', coverage: 100 },
  ];
  const growing = { ...experiment, coverage: 0, ramp };

  it('has as many visitors as its last day says, and whoever takes part stays', () => {
    const ids = Array.from({ length: 400 }, (_, index) => `a0b1c2d3-0000-4000-8000-${String(index).padStart(12, '0')}`);
    const listDrawn = (day: string) =>
      ids.filter((id) => {
        const request = { query: new URLSearchParams(), cookie: `__Host-visitor=${id}`, now: new Date(day) };
        return assignVariant('go-4-benefits', [growing], { ...request, newVisitorId: id })?.variant !== undefined;
      });
    const [none, some, all] = ['2026-12-04', '2026-12-05', '2026-12-10'].map(listDrawn);
    expect([none?.length, all?.length]).toEqual([0, 400]);
    expect(some?.length).toBeGreaterThan(80);
    expect(some?.length).toBeLessThan(160);
  });
});

describe('where and when nothing is tested', () => {
  it('before the first and after the last day everyone gets the page itself, shared and without cookies', () => {
    for (const day of ['2026-11-30', '2027-01-01']) {
      const cookie = `${withId.cookie}; __Host-experiments=four-benefits.warm`;
      expect(open('/go-4-benefits', { cookie, now: new Date(day) })).toEqual({
        kind: 'page',
        path: '/m10/go-4-benefits',
        // The cache asks by the variant that the cookie still names.
        keptAs: '/m10/-four-benefits.warm/go-4-benefits',
      });
    }
  });

  it('other pages set no cookie and are the same for everyone', () => {
    const untested = registry.pages.filter(({ name, brands }) => name !== 'go-4-benefits' && brands.includes('m10'));
    fc.assert(
      fc.property(fc.constantFrom(...untested), fc.uuid(), (page, id) => {
        const routing = open(`${page.path}?variant=four-benefits:warm`, { cookie: `__Host-visitor=${id}` });
        expect(routing).toMatchObject({ kind: 'page' });
        expect(routing).not.toHaveProperty('cookies');
        expect(routing).toEqual(open(page.path));
      }),
    );
  });

  it('a redirect sets no cookie of an experiment', () => {
    expect(open('/go-4-benefits?email=m&a=1')).toEqual({
      kind: 'redirect',
      location: '/go-4-benefits?a=1',
      personal: { email: 'm' },
    });
  });
});
