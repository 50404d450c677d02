import { expect, it } from 'vitest';
import { experiments } from '@/funnels/experiments';
import { buildExperiment, insertExperiment } from '@/lib/commands/sources/build-experiment';
import {
  EXPERIMENT_QUESTIONS,
  type ExperimentAnswers,
  type ExperimentPart,
} from '@/lib/commands/sources/experiment-answers';
import { listFaultsOfExperiment } from '@/lib/commands/sources/part-fault';
import { listSourceEntries } from '@/lib/commands/sources/source-entries';

const GIVEN: ExperimentAnswers = {
  page: '/carriers',
  headline: 'Which insurers may you ask about?',
  owner: 'review pages',
  startsOn: '2026-12-01',
  endsOn: '2027-01-31',
};

it('a headline and an owner are an experiment that the rules of lint-pages find nothing in', () => {
  const experiment = buildExperiment(GIVEN);
  expect(experiment).toEqual({
    ...{ name: 'carriers-headline', owner: 'review pages', startsOn: '2026-12-01', endsOn: '2027-01-31' },
    ...{ seed: 'carriers-headline', page: 'carriers' },
    variants: [
      { name: 'as-it-is', weight: 50 },
      {
        ...{ name: 'other-headline', weight: 50 },
        changes: {
          headline: 'Which insurers may you ask about?',
          smid: {
            m10: 'MULTI-PLAN_SAMPLEM10CARRIERSOTHERHEADLINE_M',
            bh: 'MULTI-PLAN_SAMPLEBHCARRIERSOTHERHEADLINE_M',
          },
        },
      },
    ],
  });
  expect(listFaultsOfExperiment(experiment)).toEqual([]);
});

it('shares, a guard and a name are as they were given', () => {
  const given = { ...GIVEN, name: 'who-insures', variant: 'asking', weight: '20', coverage: '10', guard: 'calls' };
  expect(buildExperiment(given)).toMatchObject({
    ...{ name: 'who-insures', seed: 'who-insures', coverage: 10, guard: 'calls' },
    variants: [{ weight: 80 }, { name: 'asking', weight: 20 }],
  });
});

it('a variant that says what the page says already is refused', () => {
  const { headline: _, ...rest } = GIVEN;
  expect(() => buildExperiment(rest)).toThrow('changes nothing');
});

it.each<[ExperimentPart, string, string]>([
  ['page', 'carrier', 'Did you mean “carriers”?'],
  ['page', experiments[0]?.page ?? '', `is tested already, by ${experiments[0]?.name}`],
  ['headline', 'Claim your free card', 'It says'],
  ['headline', 'One two three four five six seven eight nine ten', 'The headline is too long: 10 words'],
  ['weight', '120', '120 is no whole percent'],
  ['guard', 'call', 'Did you mean “calls”?'],
  ['owner', ' ', 'It cannot be empty.'],
])('of a new experiment, the %s "%s" is refused on the spot', (part, answer, fault) => {
  expect(EXPERIMENT_QUESTIONS.findFault(part, answer, GIVEN)).toContain(fault);
});

it('a day before the first is found before anything is written', () => {
  const faults = listFaultsOfExperiment(buildExperiment({ ...GIVEN, endsOn: '2026-11-30' }));
  expect(faults.map(({ what }) => what)).toEqual(['it ends before it starts']);
});

it.each([
  ['an empty list', 'export const experiments = [];\n', ['experiment carriers-headline']],
  [
    'one that has others',
    `export const experiments = [\n  defineExperiment({ name: 'first', page: 'one' }),\n];\n`,
    ['experiment first', 'experiment carriers-headline'],
  ],
])('it is written at the end of %s', (_, text, names) => {
  const written = insertExperiment({ file: 'funnels/experiments.ts', text }, buildExperiment(GIVEN));
  expect(listSourceEntries([written]).map(({ name }) => name)).toEqual(names);
});

it('a file without a list is no file of experiments', () => {
  const source = { file: 'x.ts', text: 'export const x = 1;' };
  expect(() => insertExperiment(source, buildExperiment(GIVEN))).toThrow('no list of experiments');
});
