import type { Cut } from './report-question';

/** The value of each cut; empty where a visit has none. */
export type Group = Readonly<Partial<Record<Cut, string>>>;

/** Visits of one group, and what became of them. A visit counts once, however often something happened in it. */
export interface VisitCounts {
  readonly visits: number;
  readonly leads: number;
  readonly numbersShown: number;
  readonly callsTapped: number;
  readonly callsReturned: number;
  readonly connected: number;
  readonly sold: number;
  readonly revenueCents: number;
}

/** What happened at one question, in visits of one group. */
export interface StepCounts {
  readonly step: string;
  /** What was refused last where a visit left here; empty for all other visits. */
  readonly fault: string;
  readonly visits: number;
  /** The sum of the numbers under which the visits knew the step. */
  readonly placeSum: number;
  readonly seen: number;
  readonly answered: number;
  readonly left: number;
  /** How often somebody went back from here, and how often an answer was refused. */
  readonly backs: number;
  readonly refused: number;
  /** Answers whose time is known, and those times together. */
  readonly timed: number;
  readonly answerMs: number;
}

/** All that a report is built from. */
export interface ReportRows {
  readonly visits: readonly (VisitCounts & { readonly by: Group })[];
  readonly steps: readonly (StepCounts & { readonly by: Group })[];
  /** What the visits cost: of what a campaign cost on a day, the share of its visits on that day that are asked about. */
  readonly costs: readonly { readonly by: Group; readonly costCents: number }[];
  /** What could not be counted to any visit. */
  readonly unmatched: { readonly costCents: number; readonly revenueCents: number; readonly outcomes: number };
  /** Visits that do not count, by why. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** How many visits were made up, for the demo. */
  readonly madeUp: number;
  readonly optedOut: number;
}
