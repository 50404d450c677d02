import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { pages } from '@/funnels/pages';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { LONGEST_DESCRIPTION, LONGEST_HEADLINE_WORDS } from '@/lib/lint/page-rules';
import { TEMPLATE_NAMES } from '@/lib/names/page-names';

/** What is answered of a new page, by the names of its flags. */
export type Answers = Readonly<Partial<Record<QuestionName, string>>>;

export type QuestionName =
  | 'from'
  | 'path'
  | 'brands'
  | 'file'
  | 'template'
  | 'form'
  | 'language'
  | 'title'
  | 'description'
  | 'headline'
  | 'subheadline';

export interface Question {
  /** Read in the help and at the prompt. */
  readonly what: string;
  /** `many` answers are joined by commas; a `family` may be a new one. Default: a text of one's own. */
  readonly kind?: 'one' | 'many' | 'family';
  /** What can be chosen, by what is answered already. */
  readonly listChoices?: (given: Answers) => readonly string[];
  /** What is wrong with an answer. */
  readonly findFault?: (answer: string, given: Answers) => string | undefined;
}

/** The word for a page that asks nothing. */
export const NO_FORM = 'none';

/** The brands of an answer, in its order; what is no brand is left out. */
export function parseBrands(answer = ''): readonly BrandCode[] {
  return answer.split(',').flatMap((word) => BRAND_CODES.filter((code) => code === word.trim()));
}

function findPathFault(path: string): string | undefined {
  return /^(\/[a-z0-9-]+)+$/.test(path) ? undefined : `${path} is no path.`;
}

function findBrandFault(answer: string, { path }: Answers): string | undefined {
  const unknown = answer.split(',').filter((word) => parseBrands(word).length === 0);
  if (unknown.length > 0) return `No brand ${unknown.join(', ')}.`;
  const taken = pages.find(
    (page) => page.path === path && parseBrands(answer).some((code) => page.brands.includes(code)),
  );
  return taken && `${taken.brands.join(', ')} serves ${taken.path} already.`;
}

/** Forms of the product that the brands sell, and none. */
function listForms({ brands: answer }: Answers): readonly string[] {
  const products = parseBrands(answer).map((code) => brands[code].product);
  const offered = Object.values(forms).filter(({ product }) => products.length === 0 || products.includes(product));
  return [...offered.map(({ name }) => name), NO_FORM];
}

/** In the order in which they are asked. */
export const QUESTIONS: Readonly<Record<QuestionName, Question>> = {
  from: {
    what: 'the name of a page to begin with; its words are to be rewritten',
    findFault: (name) => (pages.some((page) => page.name === name) ? undefined : `No page is called ${name}.`),
  },
  path: { what: 'the address, without the host: /my-page', findFault: findPathFault },
  brands: {
    what: 'the brands that serve it, with commas',
    kind: 'many',
    listChoices: () => BRAND_CODES,
    findFault: findBrandFault,
  },
  file: {
    what: 'the family in funnels/pages that gets the entry, or a new one',
    kind: 'family',
    findFault: (family) =>
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(family)
        ? undefined
        : `${family} is no name of a family: lower case and hyphens.`,
  },
  template: { what: 'how it is laid out', kind: 'one', listChoices: () => TEMPLATE_NAMES },
  form: { what: 'what it asks', kind: 'one', listChoices: listForms },
  language: { what: 'the language of its words', kind: 'one', listChoices: () => ['english', 'spanish'] },
  title: { what: 'shown as “title – site name”' },
  description: {
    what: `for search engines, at most ${LONGEST_DESCRIPTION} characters`,
    findFault: ({ length }) =>
      length > LONGEST_DESCRIPTION ? `At most ${LONGEST_DESCRIPTION} characters, not ${length}.` : undefined,
  },
  headline: {
    what: `at most ${LONGEST_HEADLINE_WORDS} words`,
    findFault: (words) =>
      words.split(/\s+/).length > LONGEST_HEADLINE_WORDS ? `At most ${LONGEST_HEADLINE_WORDS} words.` : undefined,
  },
  subheadline: { what: 'one sentence that qualifies the headline' },
};

/** What is wrong with the answer to a question; undefined for one that will do. */
export function findAnswerFault(name: QuestionName, answer: string, given: Answers): string | undefined {
  const { kind, listChoices, findFault } = QUESTIONS[name];
  if (answer.trim() === '') return 'It cannot be empty.';
  const choices = kind === 'one' ? (listChoices?.(given) ?? []) : [answer];
  return choices.includes(answer) ? findFault?.(answer, given) : `No ${name} ${answer}. One of: ${choices.join(', ')}.`;
}
