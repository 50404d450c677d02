/** One sentence of the specification, in our words, and what holds it. */
export interface Sentence {
  /** Section and place in it: `2.14`. */
  readonly id: `${number}.${number}`;
  readonly says: string;
  /** Test files below `tests`, each with the tests that fail when the sentence does not hold: `describe > it`. */
  readonly tests?: Readonly<Record<string, readonly string[]>>;
  /** Decisions by which the product differs, or fills in what the specification leaves open. */
  readonly decisions?: readonly `D${number}`[];
}
