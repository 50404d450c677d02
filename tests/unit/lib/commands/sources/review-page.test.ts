import { expect, it } from 'vitest';
import { reviewPage } from '@/lib/commands/sources/review-page';

const PAGES = {
  file: 'funnels/pages/one.ts',
  text: `export const one = definePages([
  { path: '/first', smid: { m10: 'MULTI-PLAN_FIRST_M' } },
  { path: '/two', smid: { m10: 'MULTI-PLAN_SAMPLEM10TWO_M' }, template: 'landing' },
]);
`,
};
const TESTS = {
  file: 'funnels/experiments.ts',
  text: `export const experiments = [
  defineExperiment({
    name: 'two-headline',
    page: 'two',
    variants: [{ name: 'as-it-is' }, { name: 'asking', changes: { headline: 'Two?', review: { by: 'x', on: 'y' } } }],
  }),
];
`,
};
const review = { by: 'counsel', on: '2026-11-02' };
const smid = { m10: 'MULTI-PLAN_TWO27_M' };

it('a page gets its review and the id that came back, and nothing else changes', () => {
  expect(reviewPage([PAGES, TESTS], 'two', { review, smid })).toEqual({
    file: PAGES.file,
    text: PAGES.text.replace(
      `smid: { m10: 'MULTI-PLAN_SAMPLEM10TWO_M' }`,
      `smid: {"m10":"MULTI-PLAN_TWO27_M"},\nreview: {"by":"counsel","on":"2026-11-02"}`,
    ),
  });
});

it('a variant of a page gets its own', () => {
  const changed = reviewPage([PAGES, TESTS], 'two', { review, smid, variant: 'asking' });
  expect(changed?.file).toBe(TESTS.file);
  expect(changed?.text).toContain(
    `{\nsmid: {"m10":"MULTI-PLAN_TWO27_M"}, headline: 'Two?', review: {"by":"counsel","on":"2026-11-02"} }`,
  );
});

it('a page whose entry is made by a rule, and a variant that is not there, are left alone', () => {
  expect(reviewPage([TESTS], 'two', { review, smid })).toBeUndefined();
  expect(reviewPage([PAGES, TESTS], 'two', { review, smid, variant: 'as-it-is' })).toBeUndefined();
});
