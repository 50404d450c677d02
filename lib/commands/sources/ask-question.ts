import { checkbox, input, search, select } from '@inquirer/prompts';
import { findAnswerFault, QUESTIONS, type Answers, type QuestionName } from './page-questions';

/** Families whose names have the words, and a new one of that name. */
function listFamilyChoices(term: string, families: readonly string[]) {
  const found = families.filter((family) => family.includes(term));
  const isNew = term !== '' && !families.includes(term) && findAnswerFault('file', term, {}) === undefined;
  return [
    ...found.map((family) => ({ name: family, value: family })),
    ...(isNew ? [{ name: `${term} (a new family)`, value: term }] : []),
  ];
}

/** Asks one question at the terminal until its answer will do. */
export async function askQuestion(name: QuestionName, given: Answers, families: readonly string[]): Promise<string> {
  const { what, kind, listChoices } = QUESTIONS[name];
  const message = `${name} (${what})`;
  const check = (answer: string) => findAnswerFault(name, answer, given) ?? true;
  const choices = listChoices?.(given) ?? [];
  switch (kind) {
    case 'one':
      return select({ message, choices });
    case 'many':
      return (
        await checkbox({
          message,
          choices: [...choices],
          validate: (chosen) => check(chosen.map(({ value }) => value).join(',')),
        })
      ).join(',');
    case 'family':
      return search({ message, source: (term = '') => listFamilyChoices(term, families) });
    default:
      return (await input({ message, validate: (answer) => check(answer.trim()) })).trim();
  }
}
