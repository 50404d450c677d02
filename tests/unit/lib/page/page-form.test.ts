import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { walkJourney } from '@/lib/engine/journey';
import { localizeForm } from '@/lib/engine/localize-form';
import { orderRule } from '@/lib/lint/order-rule';
import { findPage } from '@/lib/page/find-page';
import { definePage } from '@/lib/page/page';
import { arrangeForm } from '@/lib/page/page-form';
import { makeLint } from '@/tests/support/page-lint';

const ORDER = ['birth', 'zipcode', 'contact', 'consent', 'result'] as const;
const page = (order: readonly [string, ...string[]]) =>
  definePage({
    path: '/ordered',
    brands: ['m10'],
    template: 'landing',
    form: 'medicare',
    steps: order,
    description: 'A page with an order of its own.',
    headline: 'A page with an order of its own',
    subheadline: 'It asks in its own order.',
    body: [],
  });

function findFaults(order: readonly [string, ...string[]]) {
  return orderRule(page(order), makeLint()).map(({ rule, what }) => `[${rule}] ${what}`);
}

describe('a page that asks its form in an order of its own', () => {
  const arranged = arrangeForm(forms.medicare, page(ORDER));

  it('is asked so, keeps what its steps set off, and begins its first chapter with its first step', () => {
    const journey = walkJourney(localizeForm(arranged, steps, 'english'), { zipcode: '33101' });
    expect(journey.map(({ name }) => name)).toEqual([...ORDER]);
    expect(arranged.hooks).toEqual(forms.medicare.hooks);
    expect(arranged.chapters.map(({ from }) => from)).toEqual(['birth', 'zipcode', 'consent']);
    expect(arrangeForm(forms.medicare, {})).toBe(forms.medicare);
  });

  it('has the addresses of its steps alone', () => {
    const found = (path: string) => findPage({ pages: [page(ORDER)], forms }, 'm10', path);
    expect(found('/ordered/birth')).toMatchObject({ stepName: 'birth' });
    expect(found('/ordered/name')).toMatchObject({ stepName: 'contact', isFormerStep: true });
    expect(found('/ordered/medicaid')).toMatchObject({ unknownStep: 'medicaid' });
  });

  it('is judged as a form is, and leaves out nothing that sends what was answered', () => {
    expect(findFaults(ORDER)).toEqual([]);
    expect(findFaults(['zipcode', 'brith', 'consent', 'result'])).toEqual([
      '[step] the form medicare has no step brith',
    ]);
    expect(findFaults(['zipcode', 'birth', 'result'])).toEqual([
      '[step] its order leaves out consent, which the form medicare needs to send what was answered',
    ]);
    expect(findFaults(['zipcode', 'consent', 'contact', 'result'])).toEqual([
      '[C-20] it asks for contact in contact, and for no consent after it',
    ]);
    expect(findFaults(['zipcode', 'result', 'consent'])).toContain('[result] steps follow result, which is the end');
  });
});
