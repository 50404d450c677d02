import { expect, test } from 'vitest';
import type { PlacedFault } from '@/lib/lint/placed-fault';
import { chooseShownFaults } from '@/lib/lint/shown-faults';

const SHOWN = {
  brand: 'm10',
  page: { name: 'otc', form: 'medicare' },
  forms: { medicare: { steps: ['zipcode'] }, auto: { steps: ['vehicle'] } },
  experiments: [
    { name: 'otc-headline', page: 'otc' },
    { name: 'other-headline', page: 'other' },
  ],
  pages: [{ name: 'otc' }, { name: 'other' }],
} as unknown as Parameters<typeof chooseShownFaults>[1];

function fault(entry: string, rule = 'claim'): PlacedFault {
  return { entry, rule, file: 'funnels/pages/a.ts', line: 1, what: 'what', mend: 'mend', why: 'why' };
}

test('a page shows what is wrong with it and what it is made of, and what is nobody’s; it counts the rest', () => {
  const own = ['otc', 'brand m10', 'form medicare', 'step zipcode', 'experiment otc-headline', 'registry'];
  const others = ['other', 'brand bh', 'form auto', 'step vehicle', 'experiment other-headline', 'redirect /a'];
  const shown = chooseShownFaults(
    [...own, ...others].map((entry) => fault(entry)),
    SHOWN,
  );
  expect(shown.own.map(({ entry }) => entry)).toEqual(own);
  expect(shown).toMatchObject({ others: others.length, isUnreadable: false });
});

test('only a page whose own entry cannot be read is not shown', () => {
  const judge = (entry: string) => chooseShownFaults([fault(entry, 'shape')], SHOWN).isUnreadable;
  expect(['otc', 'brand m10', 'form medicare', 'other'].map(judge)).toEqual([true, false, false, false]);
});
