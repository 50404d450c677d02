import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definePage } from '@/lib/page/page';
import {
  buildSeasonPage,
  buildSeasonSegment,
  getPlanSeason,
  isDatedPage,
  listPlanSeasons,
  readSeasonSegment,
} from '@/lib/page/plan-season';

const dated = definePage({
  name: 'dated',
  path: '/dated',
  brands: ['m10'],
  template: 'landing',
  description: 'What plans may include in {planYear}.',
  headline: 'Plans in {planYear}',
  subheadline: 'In some areas.',
  body: [
    { kind: 'season', during: 'enrollment', heading: 'Now is the time', text: 'Until 7 December.' },
    { kind: 'season', during: 'rest', heading: 'Outside the enrollment period', text: 'For {planYear}.' },
  ],
});

describe('the plan season (compliance M-25)', () => {
  it.each([
    // Midnight Eastern is 4 a.m. UTC in summer, 5 a.m. in winter.
    ['2026-10-01T03:59:59Z', { planYear: 2026, during: 'rest' }],
    ['2026-10-01T04:00:00Z', { planYear: 2027, during: 'rest' }],
    ['2026-10-15T03:59:59Z', { planYear: 2027, during: 'rest' }],
    ['2026-10-15T04:00:00Z', { planYear: 2027, during: 'enrollment' }],
    ['2026-12-08T04:59:59Z', { planYear: 2027, during: 'enrollment' }],
    ['2026-12-08T05:00:00Z', { planYear: 2027, during: 'rest' }],
    ['2027-01-01T12:00:00Z', { planYear: 2027, during: 'rest' }],
  ] as const)('at %s is %j', (moment, season) => {
    expect(getPlanSeason(new Date(moment))).toEqual(season);
  });

  it('is named in an address and read back from it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2999 }), fc.constantFrom('enrollment', 'rest'), (planYear, during) => {
        const season = { planYear, during } as const;
        expect(readSeasonSegment(buildSeasonSegment(season))).toEqual(season);
      }),
    );
    expect(readSeasonSegment(undefined)).toBeUndefined();
    expect(readSeasonSegment('-season.2027.soon')).toBeUndefined();
  });

  it('is one that a build of any day of the year before has made its dated pages for', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 365 }),
        (built, days) => {
          const shown = getPlanSeason(new Date(built.getTime() + days * 86_400_000));
          expect(listPlanSeasons(built)).toContainEqual(shown);
        },
      ),
    );
  });
});

describe('a dated page', () => {
  it('says the plan year, and only what holds in that part of the year', () => {
    const page = buildSeasonPage(dated, { planYear: 2027, during: 'rest' });
    expect(page.headline).toBe('Plans in 2027');
    expect(page.body).toEqual([
      { kind: 'season', during: 'rest', heading: 'Outside the enrollment period', text: 'For 2027.' },
    ]);
  });

  it('is known by its words or its blocks', () => {
    const plain = { ...dated, description: '', headline: '', body: [] };
    const pages = [dated, plain];
    expect(isDatedPage(pages, dated)).toBe(true);
    expect(isDatedPage(pages, plain)).toBe(false);
  });
});
