/** One mistake in the registry, with what a person needs to mend it. */
export interface PageFault {
  /** The page's name; of another entry (an experiment, a step), its name after its kind. */
  readonly entry: string;
  /** A compliance rule id, or the name of a rule of the house. */
  readonly rule: string;
  readonly what: string;
  readonly mend: string;
  /** Words that stand in the faulty line of the entry; absent where the whole entry is meant. */
  readonly near?: string;
}
