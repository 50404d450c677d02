import { differenceInCalendarDays, isValid, parseISO } from 'date-fns';
import type { Experiment } from '@/lib/experiments/experiment';
import type { Registry } from '@/lib/request/route-request';

const DAYS_MAXIMUM = 120;
const KEBAB = /^[a-z\d]+(-[a-z\d]+)*$/;

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text));
}

function findDayFault({ startsOn, endsOn }: Experiment): string | undefined {
  if (!isDay(startsOn) || !isDay(endsOn)) return 'a day is not yyyy-MM-dd';
  const days = differenceInCalendarDays(parseISO(endsOn), parseISO(startsOn));
  if (days < 0) return 'it ends before it starts';
  return days > DAYS_MAXIMUM ? `it runs ${days} days, ${DAYS_MAXIMUM} are allowed` : undefined;
}

function findVariantFault({ variants, coverage = 100 }: Experiment): string | undefined {
  const names = variants.map(({ name }) => name);
  if (new Set(names).size !== names.length) return 'two variants share a name';
  if (names.some((name) => !KEBAB.test(name))) return 'a variant’s name is not kebab case';
  if (variants[0].changes !== undefined) return 'the control changes the page';
  if (variants.slice(1).some(({ changes }) => changes === undefined)) return 'a variant changes nothing';
  if (variants.some(({ weight }) => !Number.isInteger(weight) || weight < 0)) return 'a weight is no whole percent';
  const sum = variants.reduce((total, { weight }) => total + weight, 0);
  if (sum !== 100) return `the weights add up to ${sum}`;
  return coverage < 0 || coverage > 100 ? 'the coverage is no percentage' : undefined;
}

/** What is wrong with experiments, each fault with the name of its experiment. */
export function findExperimentFaults({ experiments, pages }: Pick<Registry, 'experiments' | 'pages'>): string[] {
  return experiments.flatMap((experiment, index) => {
    const { name, owner, page, seed } = experiment;
    const others = experiments.slice(0, index);
    const faults = [
      KEBAB.test(name) ? undefined : 'its name is not kebab case',
      owner.trim() === '' ? 'it has no owner' : undefined,
      pages.some((entry) => entry.name === page) ? undefined : `there is no page ${page}`,
      others.some((other) => other.name === name) ? 'its name is taken' : undefined,
      others.some((other) => other.seed === seed) ? 'its seed is taken' : undefined,
      others.some((other) => other.page === page) ? `the page ${page} is tested already` : undefined,
      findDayFault(experiment),
      findVariantFault(experiment),
    ];
    return faults.filter((fault) => fault !== undefined).map((fault) => `${name}: ${fault}`);
  });
}
