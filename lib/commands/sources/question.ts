/** One of several answers. */
export interface AnswerChoice {
  readonly value: string;
  /** What it means, and where it can be seen. */
  readonly line: string;
}

/** What a command asks, by flag or at the terminal; `Given` is what is answered already. */
export interface Question<Given> {
  /** Read in the help and at the prompt. */
  readonly what: string;
  /** `many` answers are joined by commas; a `family` may be a new one. Default: a text of one's own. */
  readonly kind?: 'one' | 'many' | 'family';
  /** What can be chosen, by what is answered already. */
  readonly listChoices?: (given: Given) => readonly AnswerChoice[];
  /** What is wrong with an answer. */
  readonly findFault?: (answer: string, given: Given) => string | undefined;
  /** Counted while one types. */
  readonly limit?: { readonly most: number; readonly of: 'words' | 'characters' };
  /** What stands where nothing is said; a question that has it may be left out. */
  readonly otherwise?: (given: Given) => string;
}

/** How a question is spelled as a flag. */
export function nameFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
