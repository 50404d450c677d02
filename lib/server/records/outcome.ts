/** What became of a call, in the order in which it may go on. */
export const OUTCOME_KINDS = ['connected', 'qualified', 'sold', 'returned', 'refused'] as const;

export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What a buyer or call network reports of one call: by its own id, under our name for the source. */
export interface Outcome {
  /** Lower case, of a setting: `mediaalpha`, `ringba`. */
  readonly source: string;
  /** The source's own id of this outcome. */
  readonly id: string;
  readonly kind: OutcomeKind;
  /** What we earn by it; less than nothing where something is paid back. */
  readonly revenueCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 8601 in UTC; a later one of the same id corrects an earlier one. */
  readonly occurredAt: string;
  /** The id that we sent along: of a lead or of a visit. */
  readonly key: string | null;
  readonly leadId: string | null;
  /** The number that was called, E.164. */
  readonly phone: string | null;
}
