import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { fieldTable } from '@/lib/fields/field-table';
import { isForeignText } from '@/lib/lint/guess-language';
import { describeChoice } from '@/lib/lint/nearest-name';
import { listClaimFaults } from '@/lib/lint/word-rules';
import type { Language } from '@/lib/names/language';
import { describeForm } from './choice-lines';
import type { Question } from './question';

export type QuestionPart =
  | 'name'
  | 'form'
  | 'after'
  | 'english'
  | 'spanish'
  | 'field'
  | 'choices'
  | 'labelEnglish'
  | 'labelSpanish';

/** What is answered of a new question, by the names of its flags. */
export type QuestionAnswers = Readonly<Partial<Record<QuestionPart, string>>>;

/** A value and how it is shown. */
export interface AnsweredChoice {
  readonly value: string;
  readonly english: string;
  readonly spanish: string;
}

/** The word for a question that is answered with yes or no. */
export const YES_NO = 'yes-no';

/** `gas=Gas|Gas; oil=Heating oil|Aceite`; undefined where it is not written so. */
export function parseChoices(answer: string): readonly AnsweredChoice[] | undefined {
  const choices = answer.split(';').map((part) => {
    const [, value, english, spanish] = /^\s*([\w-]+)\s*=([^|]+)\|([^|]+)$/.exec(part) ?? [];
    return value !== undefined && english !== undefined && spanish !== undefined
      ? { value, english: english.trim(), spanish: spanish.trim() }
      : undefined;
  });
  const whole = choices.filter((choice) => choice !== undefined);
  return whole.length === choices.length && whole.length >= 2 ? whole : undefined;
}

/** Whether the answer is a value that no question has asked yet. */
export function isNewField({ field = '' }: QuestionAnswers): boolean {
  return !Object.hasOwn(fieldTable, field);
}

function judge(language: Language) {
  return (text: string) => {
    if (isForeignText(text, language)) return language === 'spanish' ? 'Está en inglés.' : 'It is in Spanish.';
    const [fault] = listClaimFaults([text], language);
    return fault && `${fault.what}. ${fault.mend}`;
  };
}

const formNames: readonly string[] = Object.keys(forms);

/** The steps of a form; those of all forms where none of this name is there, so that a step is judged for itself. */
function listOrder(form: string | undefined): readonly string[] {
  const all = Object.values(forms);
  return all.find(({ name }) => name === form)?.steps ?? [...new Set<string>(all.flatMap((known) => known.steps))];
}

/** In the order in which they are asked. */
export const QUESTION_PARTS: Readonly<Record<QuestionPart, Question<QuestionAnswers>>> = {
  name: {
    what: 'the step, as in its address: home-heating',
    findFault: (name) => {
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `${name} is no name: lower case and hyphens.`;
      return Object.hasOwn(steps, name) ? `There is a step ${name} already.` : undefined;
    },
  },
  form: {
    what: 'the form that asks it',
    kind: 'one',
    listChoices: () => Object.values(forms).map(({ name }) => ({ value: name, line: describeForm(name) })),
    findFault: (name) => (formNames.includes(name) ? undefined : `No form ${name}. ${describeChoice(name, formNames)}`),
  },
  after: {
    what: 'the step that it follows',
    kind: 'one',
    listChoices: ({ form }) =>
      listOrder(form)
        .slice(0, -1)
        .map((value) => ({ value, line: steps[value as keyof typeof steps].question.english })),
  },
  english: { what: 'the question in English', findFault: judge('english') },
  spanish: { what: 'the question in Spanish', findFault: judge('spanish') },
  field: {
    what: 'the value that the answer is: a new one in camelCase, or one there is',
    findFault: (name) => (/^[a-z][A-Za-z0-9]*$/.test(name) ? undefined : `${name} is no name of a value: camelCase.`),
  },
  choices: {
    what: `how it is answered: ${YES_NO}, or value=English|Spanish; value=English|Spanish; …`,
    findFault: (answer) =>
      answer === YES_NO || parseChoices(answer) ? undefined : 'Write it so: gas=Gas|Gas; oil=Heating oil|Aceite.',
  },
  labelEnglish: {
    what: 'the value in two or three English words, where answers are listed',
    findFault: judge('english'),
    otherwise: ({ english = '' }) => english,
  },
  labelSpanish: {
    what: 'the same in Spanish',
    findFault: judge('spanish'),
    otherwise: ({ spanish = '' }) => spanish,
  },
};

/** What is wrong with an answer; undefined for one that will do. */
export function findQuestionFault(part: QuestionPart, answer: string, given: QuestionAnswers): string | undefined {
  const { kind, listChoices, findFault } = QUESTION_PARTS[part];
  if (answer.trim() === '') return 'It cannot be empty.';
  const choices = kind === 'one' ? (listChoices?.(given) ?? []).map(({ value }) => value) : [answer];
  return choices.includes(answer)
    ? findFault?.(answer, given)
    : `No ${part === 'after' ? 'step' : part} ${answer}. ${describeChoice(answer, choices)}`;
}
