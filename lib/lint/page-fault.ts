export interface PageFault {
  readonly entry: string;
  /** A compliance rule id, or the name of a house rule. */
  readonly rule: string;
  readonly what: string;
  readonly mend: string;
  /** Words in the faulty line; absent where the whole entry is meant. */
  readonly near?: string;
}
