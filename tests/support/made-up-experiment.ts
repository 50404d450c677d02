import { defineExperiment, type Experiment } from '@/lib/experiments/experiment';

/** An experiment on a page that has none of its own, in December 2026. */
export function makeExperiment(change: Partial<Experiment> = {}): Experiment {
  return defineExperiment({
    name: 'four-benefits',
    owner: 'benefits pages',
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
    seed: 'four-benefits',
    page: 'go-4-benefits',
    variants: [
      { name: 'plain', weight: 50 },
      { name: 'warm', weight: 50, changes: { headline: 'Another headline' } },
    ],
    ...change,
  });
}

/** One whose second variant asks another form, which begins with another question. */
export function makeFormExperiment(change: Partial<Experiment> = {}): Experiment {
  return makeExperiment({
    name: 'short-way',
    seed: 'short-way',
    page: 'otc-savings',
    variants: [
      { name: 'plain', weight: 50 },
      {
        name: 'quiz',
        weight: 50,
        changes: {
          form: 'medicare-quiz',
          opening: { taps: 'First of all: do you have Medicare?', button: 'Begin' },
          smid: { m10: 'MULTI-PLAN_QUIZ27_M', bh: 'MULTI-PLAN_QUIZBH27_M' },
        },
      },
    ],
    ...change,
  });
}
