import type { Interval } from './confidence-sequence';

/** Which visitors an experiment is read from: those of these days (yyyy-MM-dd, UTC as experiments run, both included). */
export interface ExperimentQuestion {
  readonly name: string;
  readonly variants: readonly string[];
  readonly page: string;
  readonly from: string;
  readonly to: string;
}

/** Visitors who were shown a variant, and what became of them in the visits in which they saw it. */
export interface ExposureCounts {
  readonly variant: string;
  readonly visitors: number;
  readonly leads: number;
  readonly numbersShown: number;
  readonly callsTapped: number;
  readonly sold: number;
  /** Of whom an answer was refused. */
  readonly refused: number;
  readonly revenueCents: number;
  /** The sum of the squares of what each visitor earned. */
  readonly revenueCentsSquared: number;
}

/** All that is counted of one experiment. */
export interface ExperimentRows {
  readonly variants: readonly ExposureCounts[];
  /** Visitors who were shown more than one variant, and visits that do not count, by why. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** One variant; the first one of an experiment is what the others are compared with. */
export interface VariantFigures {
  readonly variant: string;
  readonly weight: number;
  readonly exposures: number;
  readonly callsTapped: number;
  /** Of visitors, who tapped the number. */
  readonly rate: number;
  /** By how much the rate exceeds that of the first variant; null for that one, and for too few visitors. */
  readonly rateDifference: Interval | null;
  readonly revenueCents: number;
  readonly revenueCentsPerVisitor: number;
  readonly revenueDifference: Interval | null;
  readonly leads: number;
  readonly numbersShown: number;
  readonly sold: number;
  /** Of visitors, of whom an answer was refused: no variant may win by sending people wrong. */
  readonly refusedRate: number;
}

/** What an experiment shows. */
export interface ExperimentFigures {
  readonly name: string;
  readonly page: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Days to come, today not among them; 0 once it has ended. */
  readonly daysLeft: number;
  readonly variants: readonly VariantFigures[];
  /** Variants were given out in other shares than their weights say. */
  readonly isSplitWrong: boolean;
  /** How many visitors show a rise of 10 % in four of five tests; null while the rate is unknown. */
  readonly visitorsNeeded: number | null;
  readonly leftOut: Readonly<Record<string, number>>;
  readonly conclusion: string;
}
