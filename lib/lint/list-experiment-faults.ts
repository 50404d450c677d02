import { differenceInCalendarDays, isValid, parseISO } from 'date-fns';
import type { Experiment } from '@/lib/experiments/experiment';
import { listEndedExperiments } from '@/lib/experiments/experiment-days';
import { isDatedPage } from '@/lib/page/plan-season';
import { describeChoice } from './nearest-name';
import { listVariantFaults } from './list-variant-faults';
import { when, type FoundFault, type PageFault, type PageLint, type PageRule } from './page-fault';

const DAYS_MAXIMUM = 120;
const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;

type ExperimentRule = (experiment: Experiment, lint: PageLint) => readonly FoundFault[];

const fault = (what: string, mend: string, near: string): FoundFault => ({ rule: 'experiment', what, mend, near });

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text));
}

const days: ExperimentRule = ({ startsOn, endsOn }) => {
  const wrong = [startsOn, endsOn].filter((day) => !isDay(day));
  if (wrong.length > 0) return wrong.map((day) => fault(`${day} is no day`, 'Write it as 2026-12-31.', day));
  const count = differenceInCalendarDays(parseISO(endsOn), parseISO(startsOn));
  return [
    ...when(count < 0, fault('it ends before it starts', 'Change one of the two days.', endsOn)),
    ...when(
      count > DAYS_MAXIMUM,
      fault(`it runs ${count} days`, `At most ${DAYS_MAXIMUM}: choose an earlier \`endsOn\`.`, endsOn),
    ),
  ];
};

const variants: ExperimentRule = ({ name, variants: all, coverage = 100 }) => {
  const names = all.map((variant) => variant.name);
  const twice = names.find((entry, index) => names.indexOf(entry) !== index);
  const odd = names.find((entry) => !KEBAB.test(entry));
  const part = all.find(({ weight }) => !Number.isInteger(weight) || weight < 0);
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const same = all.slice(1).find(({ changes }) => changes === undefined);
  return [
    ...when(twice !== undefined, fault(`two variants are called ${twice}`, 'Rename one.', twice ?? name)),
    ...when(odd !== undefined, fault(`${odd} is no name of a variant`, 'Lower case and hyphens.', odd ?? name)),
    ...when(
      all[0].changes !== undefined,
      fault('the first variant changes the page', 'The first is the page as it is: put another first.', all[0].name),
    ),
    ...when(same !== undefined, fault(`${same?.name} changes nothing`, 'Say what it `changes`.', same?.name ?? name)),
    ...when(
      part !== undefined,
      fault(`the weight ${part?.weight} is no whole percent`, 'Whole numbers from 0 to 100.', part?.name ?? name),
    ),
    ...when(sum !== 100, fault(`the weights add up to ${sum}`, 'Make them add up to 100.', 'variants')),
    ...when(
      coverage < 0 || coverage > 100,
      fault(`the coverage ${coverage} is no percentage`, 'A number from 0 to 100.', 'coverage'),
    ),
  ];
};

const ramp: ExperimentRule = ({ ramp: stages = [], coverage = 0, startsOn, endsOn }) => {
  const wrong = stages.find(({ from }) => !isDay(from) || from < startsOn || from > endsOn);
  const all = [{ from: startsOn, coverage }, ...stages];
  const falling = stages.find((stage, index) => {
    const before = all[index];
    return before !== undefined && (stage.from < before.from || stage.coverage < before.coverage);
  });
  const odd = stages.find((stage) => stage.coverage < 0 || stage.coverage > 100);
  return [
    ...when(
      wrong !== undefined,
      fault(`the ramp has ${wrong?.from}`, 'A day of the experiment, as 2026-12-31.', wrong?.from ?? 'ramp'),
    ),
    ...when(
      falling !== undefined,
      fault(
        `the ramp goes back on ${falling?.from}`,
        'Later days and more visitors each time, so that nobody changes variant.',
        falling?.from ?? 'ramp',
      ),
    ),
    ...when(
      odd !== undefined,
      fault(`the coverage ${odd?.coverage} is no percentage`, 'A number from 0 to 100.', odd?.from ?? 'ramp'),
    ),
  ];
};

const identity: ExperimentRule = ({ name, owner }) => [
  ...when(!KEBAB.test(name), fault(`${name} is no name`, 'Lower case and hyphens.', name)),
  ...when(owner.trim() === '', fault('it has no owner', 'Name the team that decides when it is over.', 'owner')),
];

const subject: ExperimentRule = ({ page, name }, { registry, now }) => {
  const tested = registry.pages.find((entry) => entry.name === page);
  const names = registry.pages.map((entry) => entry.name);
  const ended = listEndedExperiments(registry.experiments, now).find((entry) => entry.name === name);
  return [
    ...when(
      tested === undefined,
      fault(`there is no page ${page}`, describeChoice(page, names, 'See `npm run pages`.'), page),
    ),
    ...when(
      tested !== undefined && isDatedPage(registry.pages, tested),
      fault(`${page} changes by date`, 'Test a page that does not.', page),
    ),
    ...when(
      ended !== undefined,
      fault(
        `it ended on ${ended?.endsOn}`,
        `Ask ${ended?.owner} what won, move that into the page, remove the entry.`,
        name,
      ),
    ),
  ];
};

function listRivalFaults(experiment: Experiment, earlier: readonly Experiment[]): readonly FoundFault[] {
  const { name, seed, page } = experiment;
  const tested = earlier.find((other) => other.page === page)?.name;
  const isTaken = (key: 'name' | 'seed') => earlier.some((other) => other[key] === experiment[key]);
  return [
    ...when(isTaken('name'), fault(`the name ${name} is taken`, 'Choose one that was never used.', name)),
    ...when(
      isTaken('seed'),
      fault(`the seed ${seed} is taken`, 'Choose one of its own: two would draw the same people.', seed),
    ),
    ...when(tested !== undefined, fault(`${page} is tested already, by ${tested}`, 'One experiment a page.', page)),
  ];
}

const RULES: readonly ExperimentRule[] = [identity, subject, days, ramp, variants];

/** Mistakes in tests, and in what their variants say. */
export function listExperimentFaults(lint: PageLint, rules: readonly PageRule[]): readonly PageFault[] {
  const { experiments, pages } = lint.registry;
  return experiments.flatMap((experiment, index) =>
    [
      ...RULES.flatMap((rule) => rule(experiment, lint)),
      ...listRivalFaults(experiment, experiments.slice(0, index)),
      ...pages
        .filter(({ name }) => name === experiment.page)
        .flatMap((page) => listVariantFaults(experiment, page, rules, lint)),
    ].map((found) => ({ entry: `experiment ${experiment.name}`, ...found })),
  );
}
