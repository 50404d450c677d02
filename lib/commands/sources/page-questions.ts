import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import { pages } from '@/funnels/pages';
import { describeChoice } from '@/lib/lint/nearest-name';
import { LONGEST_DESCRIPTION, LONGEST_HEADLINE_WORDS } from '@/lib/lint/page-rules';
import { LONGEST_QUALIFIER } from '@/lib/lint/word-rules';
import { BRAND_CODES } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import { parsePort } from '../process/port';
import { describeBrand, describeForm, findSeenAt, TEMPLATE_LINES } from './choice-lines';
import { BENEFIT_CHOICES, CARDS_EXAMPLE, needsCards, parseBenefits, parseCards } from './page-cards';
import { findKnownTwin, findTwinFault, otherLanguage } from './page-twins';
import { findFormName, NONE, parseBrands, parseSteps } from './parse-answers';
import { findPartFault } from './part-fault';
import type { AnswerChoice, Question } from './question';

/** What is answered of a new page, by the names of its flags. */
export type Answers = Readonly<Partial<Record<QuestionName, string>>>;

export type QuestionName =
  | ('from' | 'path' | 'brands' | 'file' | 'template' | 'form' | 'steps' | 'language' | 'benefits' | 'twin')
  | (WordsName | TwinWordsName);

export type WordsName = 'title' | 'description' | 'headline' | 'subheadline' | 'cards';
type TwinWordsName = `twin${Capitalize<WordsName>}`;

type PageQuestion = Question<Answers>;

const WORDS: readonly WordsName[] = ['title', 'description', 'headline', 'subheadline', 'cards'];

function findPathFault(path: string, { brands: answer }: Answers): string | undefined {
  if (!path.startsWith('/')) return `${path} is no path. Did you mean “/${path}”?`;
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    return `${path} is no path: lower case, digits and single hyphens after a slash.`;
  }
  return answer === undefined ? undefined : findTakenFault(path, answer);
}

function findTakenFault(path: string | undefined, answer: string): string | undefined {
  const taken = pages.find(
    (page) => page.path === path && parseBrands(answer).some((code) => page.brands.includes(code)),
  );
  return taken && `${taken.brands.join(', ')} serves ${taken.path} already.`;
}

function findBrandFault(answer: string, { path }: Answers): string | undefined {
  const unknown = answer.split(',').filter((word) => parseBrands(word).length === 0);
  if (unknown.length > 0) return `No brand ${unknown.join(', ')}. ${describeChoice(unknown[0] ?? '', BRAND_CODES)}`;
  return findTakenFault(path, answer);
}

/** Forms of the product that the brands sell, and none. */
function listForms({ brands: answer }: Answers): readonly AnswerChoice[] {
  const codes = parseBrands(answer);
  const products = codes.map((code) => brands[code].product);
  const offered = Object.values(forms).filter(({ product }) => products.length === 0 || products.includes(product));
  const port = parsePort('PORT', 3000);
  return [
    ...offered.map(({ name }) => {
      const seen = findSeenAt(({ form }) => form === name, codes, port);
      return { value: name, line: [describeForm(name), seen].filter(Boolean).join('; ') };
    }),
    { value: NONE, line: 'asks nothing' },
  ];
}

function listTemplates({ brands: answer }: Answers): readonly AnswerChoice[] {
  const port = parsePort('PORT', 3000);
  return Object.entries(TEMPLATE_LINES).map(([value, line]) => {
    const seen = findSeenAt(({ template }) => template === value, parseBrands(answer), port);
    return { value, line: [line, seen].filter(Boolean).join('; ') };
  });
}

function findStepsFault(answer: string, { form }: Answers): string | undefined {
  const name = findFormName(form);
  const [first, ...others] = parseSteps(answer);
  if (!name || first === undefined) return undefined;
  return findPartFault({ form: name, steps: [first, ...others] }, ['steps', first, ...others]);
}

function judgeWords(name: WordsName, answer: string, language: Language, { brands: codes, benefits }: Answers) {
  const [first, ...others] = parseBrands(codes);
  const shared = { language, ...(first && { brands: [first, ...others] as const }) };
  if (name !== 'cards') return findPartFault({ [name]: answer, ...shared }, [answer]);
  const block = parseCards(answer, parseBenefits(benefits));
  if (!block) return `Write it so: ${CARDS_EXAMPLE}`;
  const texts = [block.heading, ...block.cards.flatMap(({ title, text }) => [title, text])];
  return findPartFault({ body: [block], benefits: parseBenefits(benefits), ...shared }, texts);
}

const words: Readonly<Record<WordsName, PageQuestion>> = {
  title: { what: 'shown as “title – site name”' },
  description: {
    what: `for search engines, at most ${LONGEST_DESCRIPTION} characters`,
    limit: { most: LONGEST_DESCRIPTION, of: 'characters' },
  },
  headline: {
    what: `at most ${LONGEST_HEADLINE_WORDS} words`,
    limit: { most: LONGEST_HEADLINE_WORDS, of: 'words' },
  },
  subheadline: {
    what: `one sentence that qualifies the headline, at most ${LONGEST_QUALIFIER} characters`,
    limit: { most: LONGEST_QUALIFIER, of: 'characters' },
  },
  cards: { what: `a heading and a card for each benefit: ${CARDS_EXAMPLE}` },
};

function askWords(name: WordsName): PageQuestion {
  return {
    ...words[name],
    findFault: (answer, given) => judgeWords(name, answer, given.language === 'spanish' ? 'spanish' : 'english', given),
  };
}

function askTwinWords(name: WordsName): PageQuestion {
  return {
    ...words[name],
    what: `of the twin: ${words[name].what}`,
    findFault: (answer, given) => judgeWords(name, answer, otherLanguage(given.language), given),
  };
}

/** In the order in which they are asked. */
export const QUESTIONS: Readonly<Record<QuestionName, PageQuestion>> = {
  from: {
    what: 'the name of a page to begin with; its words are to be rewritten',
    findFault: (name) =>
      pages.some((page) => page.name === name)
        ? undefined
        : `No page is called ${name}. ${describeChoice(
            name,
            pages.map((page) => page.name),
            'npm run pages lists them.',
          )}`,
  },
  path: { what: 'the address, without the host: /my-page', findFault: findPathFault },
  brands: {
    what: 'the brands that serve it, with commas',
    kind: 'many',
    listChoices: () => BRAND_CODES.map((code) => ({ value: code, line: describeBrand(code) })),
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
  template: { what: 'how it is laid out', kind: 'one', listChoices: listTemplates },
  form: { what: 'what it asks', kind: 'one', listChoices: listForms },
  steps: {
    what: 'the steps of the form that it asks, in their order, with commas',
    findFault: findStepsFault,
    otherwise: ({ form }) => {
      const name = findFormName(form);
      return name ? forms[name].steps.join(',') : '';
    },
  },
  language: {
    what: 'the language of its words',
    kind: 'one',
    listChoices: () => [
      { value: 'english', line: 'said to everybody who did not ask for Spanish' },
      { value: 'spanish', line: 'its path ends in -es where it is a twin' },
    ],
    otherwise: () => 'english',
  },
  title: askWords('title'),
  description: askWords('description'),
  headline: askWords('headline'),
  subheadline: askWords('subheadline'),
  benefits: { what: 'the benefits that it is about, with commas', kind: 'many', listChoices: () => BENEFIT_CHOICES },
  cards: askWords('cards'),
  twin: {
    what: 'the path of the same page in the other language, new or there already; “none” for a page alone',
    findFault: (answer, given) => {
      if (answer === NONE) return undefined;
      const known = answer === given.path ? undefined : findKnownTwin({ ...given, twin: answer });
      if (known) return findTwinFault(known, given);
      return answer === given.path ? 'The twin needs a path of its own.' : findPathFault(answer, given);
    },
    otherwise: () => NONE,
  },
  twinTitle: askTwinWords('title'),
  twinDescription: askTwinWords('description'),
  twinHeadline: askTwinWords('headline'),
  twinSubheadline: askTwinWords('subheadline'),
  twinCards: askTwinWords('cards'),
};

/** The words of the twin, as those of a page. */
export function readTwin(answers: Answers): Answers {
  const pairs = WORDS.map((name) => {
    const key = `twin${name.charAt(0).toUpperCase()}${name.slice(1)}` as TwinWordsName;
    return [name, answers[key]] as const;
  });
  return {
    ...answers,
    ...Object.fromEntries(pairs),
    path: answers.twin ?? '',
    language: otherLanguage(answers.language),
    twin: answers.path ?? '',
  };
}

/** What a page needs to be told, in this order, by what is answered already; a copy has the rest from its model. */
export function listAsked(given: Answers): readonly QuestionName[] {
  const { from, form, twin, template, brands: codes } = given;
  const isTwinNew = twin !== undefined && twin !== NONE && !findKnownTwin(given);
  if (from !== undefined) return ['path', 'brands'];
  const names = Object.keys(QUESTIONS) as QuestionName[];
  return names.filter((name) => {
    if (name === 'from') return false;
    if (name === 'steps') return form !== undefined && form !== NONE;
    if (/^(benefits|cards|twinCards)$/.test(name) && !needsCards(parseBrands(codes), template)) return false;
    return !/^twin./.test(name) || isTwinNew;
  });
}

/** What is wrong with the answer to a question; undefined for one that will do. */
export function findAnswerFault(name: QuestionName, answer: string, given: Answers): string | undefined {
  const { kind, listChoices, findFault } = QUESTIONS[name];
  if (answer.trim() === '') return 'It cannot be empty.';
  const listed = listChoices?.(given).map(({ value }) => value) ?? [];
  // The brands have a rule of their own.
  const chosen = kind === 'many' && !findFault ? answer.split(',') : kind === 'one' ? [answer] : [];
  const unknown = chosen.find((word) => !listed.includes(word.trim()));
  return unknown === undefined
    ? findFault?.(answer, given)
    : `No ${name} ${unknown}. ${describeChoice(unknown, listed)}`;
}
