import { experiments } from '@/funnels/experiments';
import { pages } from '@/funnels/pages';
import { ILLUSTRATION_NAMES } from '@/lib/names/page-names';
import type { Page } from '@/lib/page/page';
import { describeChoice } from '@/lib/lint/nearest-name';
import { LONGEST_HEADLINE_WORDS } from '@/lib/lint/page-rules';
import { LONGEST_QUALIFIER } from '@/lib/lint/word-rules';
import { TEMPLATE_LINES } from './choice-lines';
import { findPartFault } from './part-fault';
import type { AskedParts } from './complete-answers';
import type { Question } from './question';

type ChangeName = 'headline' | 'subheadline' | 'title' | 'image' | 'template';

export type ExperimentPart =
  | ChangeName
  | 'page'
  | 'owner'
  | 'name'
  | 'variant'
  | 'weight'
  | 'startsOn'
  | 'endsOn'
  | 'coverage'
  | 'guard';

/** What is answered of a new experiment, by the names of its flags. */
export type ExperimentAnswers = Readonly<Partial<Record<ExperimentPart, string>>>;

type ExperimentQuestion = Question<ExperimentAnswers>;

/** The word for an experiment that is switched off by hand alone. */
export const NO_GUARD = 'none';

const WEEKS = 8;
const DAY_MS = 86_400_000;
const CHANGES: readonly ChangeName[] = ['headline', 'subheadline', 'title', 'image', 'template'];

/** A day of UTC so many days from now, yyyy-MM-dd. */
function formatDay(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** By its name or its path. */
export function findTestedPage(answer: string | undefined): Page | undefined {
  return pages.find(({ name, path }) => name === answer || path === answer);
}

/** What the answers change, in the order of the questions; what stays as the page has it is left out. */
export function listChanged(given: ExperimentAnswers): readonly ChangeName[] {
  const page = findTestedPage(given.page);
  return CHANGES.filter((name) => given[name] !== undefined && given[name] !== page?.[name]);
}

function findPageFault(answer: string): string | undefined {
  const page = findTestedPage(answer);
  const names = pages.map(({ name }) => name);
  if (!page) return `No page is called ${answer}. ${describeChoice(answer, names, 'npm run pages lists them.')}`;
  const rival = experiments.find((experiment) => experiment.page === page.name);
  return rival && `${page.name} is tested already, by ${rival.name}: one experiment a page.`;
}

/** A choice that the page has otherwise. */
function askChoice(
  name: 'image' | 'template',
  what: string,
  values: readonly (readonly [string, string])[],
): ExperimentQuestion {
  return {
    what,
    kind: 'one',
    listChoices: () => values.map(([value, line]) => ({ value, line })),
    otherwise: ({ page }) => findTestedPage(page)?.[name] ?? '',
  };
}

/** Words that the page has otherwise, judged as those of the page. */
function askWords(
  name: 'headline' | 'subheadline' | 'title',
  what: string,
  limit?: ExperimentQuestion['limit'],
): ExperimentQuestion {
  return {
    what,
    ...(limit && { limit }),
    findFault: (answer, given) => {
      const { language, brands } = findTestedPage(given.page) ?? {};
      return findPartFault({ [name]: answer, ...(language && { language }), ...(brands && { brands }) }, [answer]);
    },
    otherwise: ({ page }) => findTestedPage(page)?.[name] ?? '',
  };
}

function askShare(what: string, otherwise: string): ExperimentQuestion {
  return {
    what,
    findFault: (answer) =>
      /^\d{1,3}$/.test(answer) && Number(answer) <= 100 ? undefined : `${answer} is no whole percent: 0 to 100.`,
    otherwise: () => otherwise,
  };
}

const parts: Readonly<Record<ExperimentPart, ExperimentQuestion>> = {
  page: { what: 'the page to test, by its name or its path', findFault: findPageFault },
  headline: askWords('headline', `its headline in the variant, at most ${LONGEST_HEADLINE_WORDS} words`, {
    most: LONGEST_HEADLINE_WORDS,
    of: 'words',
  }),
  subheadline: askWords('subheadline', `the line below, at most ${LONGEST_QUALIFIER} characters`, {
    most: LONGEST_QUALIFIER,
    of: 'characters',
  }),
  title: askWords('title', 'its title, shown as “title – site name”'),
  image: askChoice(
    'image',
    'its picture',
    ILLUSTRATION_NAMES.map((name) => [name, `public/images/${name}.svg`] as const),
  ),
  template: askChoice('template', 'how it is laid out', Object.entries(TEMPLATE_LINES)),
  owner: { what: 'the team that decides when it is over' },
  name: {
    what: 'its name in analytics, which no experiment ever had',
    otherwise: (given) => `${findTestedPage(given.page)?.name ?? ''}-${listChanged(given)[0] ?? ''}`,
  },
  variant: {
    what: 'the name of the variant; the page as it is goes by `as-it-is`',
    otherwise: (given) => `other-${listChanged(given)[0] ?? ''}`,
  },
  weight: askShare('how many of a hundred visitors get the variant', '50'),
  startsOn: { what: 'its first day in UTC, yyyy-MM-dd', otherwise: () => formatDay(0) },
  endsOn: { what: 'its last day in UTC, at most 120 days later', otherwise: () => formatDay(7 * WEEKS) },
  coverage: askShare('how many of a hundred visitors take part at all', '100'),
  guard: {
    what: 'what switches it off where the variant surely does worse at it',
    kind: 'one',
    listChoices: () => [
      { value: NO_GUARD, line: 'nothing does' },
      { value: 'calls', line: 'fewer visitors call' },
      { value: 'leads', line: 'fewer visitors send their answers' },
      { value: 'refused', line: 'more answers are refused' },
    ],
    otherwise: () => NO_GUARD,
  },
};

/** What a new experiment is asked, in its order. */
export const EXPERIMENT_QUESTIONS: AskedParts<ExperimentPart> = {
  parts,
  // Most tests are of words: a picture or a layout is named by its flag.
  listAsked: () => (Object.keys(parts) as ExperimentPart[]).filter((part) => part !== 'image' && part !== 'template'),
  findFault: (name, answer, given) => {
    const { kind, listChoices, findFault } = parts[name];
    if (answer.trim() === '') return 'It cannot be empty.';
    const choices = kind === 'one' ? (listChoices?.(given) ?? []).map(({ value }) => value) : [answer];
    return choices.includes(answer)
      ? findFault?.(answer, given)
      : `No ${name} ${answer}. ${describeChoice(answer, choices)}`;
  },
};

/** An answer, or what stands where nothing is said; empty where that is nothing. */
export function readPart(name: ExperimentPart, given: ExperimentAnswers): string {
  return given[name] ?? parts[name].otherwise?.(given) ?? '';
}
