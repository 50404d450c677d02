import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Experiment } from '@/lib/experiments/experiment';
import { listPageAddresses, listStepAddresses } from '@/lib/rendered/rendered-page';
import { routeRequest } from '@/lib/request/route-request';
import { makeFormExperiment } from '@/tests/support/made-up-experiment';
import { makePageRequest } from '@/tests/support/page-request';

const experiment = makeFormExperiment();
const now = new Date('2026-12-01T12:00:00Z');

/** A page as a visitor opens it who was given this variant. */
function open(address: string, variant: string, change: Partial<Experiment> = {}) {
  const cookie = `__Host-visitor=11111111-1111-4111-8111-111111111111; __Host-experiments=short-way.${variant}`;
  const tested = { ...registry, experiments: [{ ...experiment, ...change }] };
  return routeRequest(makePageRequest(address, { cookie, now }), tested, { defaultBrand: 'm10', localHosts: true });
}

const { medicare, 'medicare-quiz': quiz } = registry.forms;
const all = [...new Set([...medicare.steps, ...quiz.steps])];

describe('a variant with a form of its own', () => {
  it('has the steps of its form, and opens with the first at those of the other', () => {
    expect(open('/otc-savings/medicare-later', 'quiz')).toMatchObject({
      path: '/m10/-short-way.quiz/otc-savings/medicare-later',
    });
    expect(open('/otc-savings/medicare-later', 'plain')).toMatchObject({ path: '/m10/-short-way.plain/otc-savings' });
    expect(open('/otc-savings/birth', 'quiz')).toMatchObject({ path: '/m10/-short-way.quiz/otc-savings' });
    expect(open('/otc-savings/birth', 'plain')).toMatchObject({ path: '/m10/-short-way.plain/otc-savings/birth' });
  });

  it('knows the former steps of its own form alone', () => {
    expect(open('/otc-savings/medicaid', 'plain')).toMatchObject({
      kind: 'redirect',
      location: '/otc-savings/medicare-and-medicaid',
    });
    expect(open('/otc-savings/medicaid', 'quiz')).toMatchObject({ path: '/m10/-short-way.quiz/otc-savings/medicaid' });
  });

  it('leaves its steps to the page when the test is over, which then opens with its first', () => {
    expect(open('/otc-savings/medicare-later', 'quiz', { startsOn: '2026-10-01', endsOn: '2026-10-31' })).toMatchObject(
      {
        path: '/m10/otc-savings',
        keptAs: '/m10/-short-way.quiz/otc-savings',
      },
    );
  });

  it('is never sent where the build has no page', () => {
    const tested = { ...registry, experiments: [experiment] };
    const built = new Set(
      [...listPageAddresses(tested, now), ...listStepAddresses(tested, now)].map(({ brand, slug }) =>
        ['', brand, ...slug].join('/'),
      ),
    );
    const shown = all.flatMap((step) =>
      ['plain', 'quiz'].map((variant) => open(`/otc-savings/${step}?variant=short-way:${variant}`, variant)),
    );
    for (const routing of shown) if (routing.kind === 'page') expect(built).toContain(routing.path);
    expect(shown.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(all.length);
    expect(built).toContain('/bh/-short-way.quiz/otc-savings/medicare-later');
    expect(built).not.toContain('/bh/-short-way.quiz/otc-savings/birth');
  });

  it('has steps that are no mistyped addresses to others, on the front page and in capitals', () => {
    const front = { page: 'home-medicare' };
    expect(open('/birth', 'plain', front)).toMatchObject({ kind: 'page' });
    expect(open('/medicare-later', 'plain', front)).toMatchObject({ kind: 'page', path: '/m10/-short-way.plain' });
    expect(open('/medicare-latest', 'plain', front)).toMatchObject({ kind: 'not-found' });
    expect(open('/OTC-savings/Medicare-Later', 'plain')).toMatchObject({ location: '/otc-savings/medicare-later' });
  });
});
