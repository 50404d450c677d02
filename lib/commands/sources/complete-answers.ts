import { UsageError } from '../process/command-line';
import { askQuestion } from './ask-question';
import { nameFlag, type Question } from './question';

/** What was answered, by the names of its questions. */
type Given<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What a command asks, and how it judges an answer. */
export interface AskedParts<Name extends string> {
  readonly parts: Readonly<Record<Name, Question<Given<Name>>>>;
  /** What has to be asked, in its order, by what is answered already. */
  readonly listAsked: (given: Given<Name>) => readonly Name[];
  /** What is wrong with an answer; undefined for one that will do. */
  readonly findFault: (name: Name, answer: string, given: Given<Name>) => string | undefined;
}

/** Without a terminal a wrong or missing flag is an error. */
function requireAnswers<Name extends string>(
  given: Given<Name>,
  faults: readonly string[],
  { parts, listAsked }: AskedParts<Name>,
): Given<Name> {
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const missing = listAsked(given).filter((name) => given[name] === undefined && parts[name].otherwise === undefined);
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map(nameFlag).join(', ')}.`);
  return given;
}

/** The answers of the flags with what a terminal adds, one question at a time; throws a {@link UsageError} without one. */
export async function completeAnswers<Name extends string>(
  flags: Given<Name>,
  asked: AskedParts<Name>,
): Promise<Given<Name>> {
  const { parts, listAsked, findFault } = asked;
  const wrong = (Object.keys(parts) as Name[]).flatMap((name) => {
    const answer = flags[name];
    const fault = answer === undefined ? undefined : findFault(name, answer, flags);
    return fault === undefined ? [] : [{ name, fault }];
  });
  if (!process.stdin.isTTY)
    return requireAnswers(
      flags,
      wrong.map(({ fault }) => fault),
      asked,
    );
  for (const { name, fault } of wrong) console.error(`${nameFlag(name)}: ${fault}`);
  let answers: Given<Name> = { ...flags, ...Object.fromEntries(wrong.map(({ name }) => [name, undefined])) };
  for (;;) {
    const known = answers;
    const name = listAsked(known).find((next) => known[next] === undefined);
    if (name === undefined) return known;
    const answer = await askQuestion({
      ...{ name, question: parts[name], given: known },
      findFault: (text) => findFault(name, text, known),
    });
    answers = { ...known, [name]: answer };
  }
}
