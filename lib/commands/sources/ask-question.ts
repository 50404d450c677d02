import { checkbox, confirm, input, search, select } from '@inquirer/prompts';
import type { Question } from './question';

/** Families whose names have the words, and a new one of that name. */
function listFamilyChoices(term: string, families: readonly string[], isName: (term: string) => boolean) {
  const found = families.filter((family) => family.includes(term));
  const isNew = term !== '' && !families.includes(term) && isName(term);
  return [
    ...found.map((family) => ({ name: family, value: family })),
    ...(isNew ? [{ name: `${term} (a new family)`, value: term }] : []),
  ];
}

/** A text with how much of its limit it has used. */
function countUsed(text: string, limit: NonNullable<Question<unknown>['limit']>): string {
  const used = limit.of === 'words' ? text.split(/\s+/).filter(Boolean).length : text.length;
  return `${text}  (${used} of ${limit.most} ${limit.of})`;
}

interface Asked<Given> {
  readonly name: string;
  readonly question: Question<Given>;
  readonly given: Given;
  /** What is wrong with an answer; undefined for one that will do. */
  readonly findFault: (answer: string) => string | undefined;
  /** Where one may be chosen or made. Default none. */
  readonly families?: readonly string[];
}

/** Asks one question at the terminal until its answer will do. */
export async function askQuestion<Given>({
  name,
  question,
  given,
  findFault,
  families = [],
}: Asked<Given>): Promise<string> {
  const { what, kind, listChoices, limit, otherwise } = question;
  const message = `${name} (${what})`;
  const check = (answer: string) => findFault(answer) ?? true;
  const choices = (listChoices?.(given) ?? []).map(({ value, line }) => ({ value, name: value, description: line }));
  const usual = otherwise?.(given);
  switch (kind) {
    case 'one':
      return select({ message, choices, pageSize: 12, ...(usual !== undefined && { default: usual }) });
    case 'many':
      return (
        await checkbox({
          message,
          choices,
          pageSize: 12,
          validate: (chosen) => check(chosen.map(({ value }) => value).join(',')),
        })
      ).join(',');
    case 'family':
      return search({
        message,
        source: (term = '') => listFamilyChoices(term, families, (one) => findFault(one) === undefined),
      });
    default:
      return (
        await input({
          message,
          validate: (answer) => check(answer.trim()),
          ...(usual !== undefined && { default: usual }),
          ...(limit && { transformer: (answer: string) => countUsed(answer, limit) }),
        })
      ).trim();
  }
}

export function askWhether(message: string): Promise<boolean> {
  return confirm({ message });
}
