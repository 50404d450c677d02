import { defineExperiment, type Experiment } from '@/lib/experiments/experiment';

/** One experiment a page. */
export const experiments: readonly Experiment[] = [
  defineExperiment({
    name: 'otc-savings-headline',
    owner: 'benefits pages',
    startsOn: '2026-11-21',
    endsOn: '2027-01-31',
    seed: 'otc-savings-headline',
    page: 'otc-savings',
    variants: [
      { name: 'statement', weight: 50 },
      {
        name: 'question',
        weight: 50,
        changes: {
          headline: 'Which everyday health items may a plan cover?',
          subheadline: 'Some plans in some areas have an over-the-counter (OTC) allowance.',
          smid: { m10: 'MULTI-PLAN_SAMPLEM10OTCQUESTION27_M', bh: 'MULTI-PLAN_SAMPLEBHOTCQUESTION27_M' },
        },
      },
    ],
  }),
];
