import type { Outcome } from './outcome';

/** What one telling of an outcome does: begins it, repeats it, corrects it, or stands behind a later one. */
export interface OutcomeEffect {
  readonly effect: 'new' | 'repeat' | 'correction' | 'older';
  /** By what its visit was found; null where nobody was. */
  readonly matchedBy: 'lead' | 'visit' | 'number' | null;
}

/** What a campaign cost on a day. */
export interface DayCost {
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly source: string;
  readonly campaign: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly cents: number;
}

/** What is imported by operators; a trial says what it would do and does nothing. */
export interface Money {
  /** In order, one answer each. */
  tell(outcomes: readonly Outcome[], isTrial: boolean): Promise<readonly OutcomeEffect[]>;
  /** Puts each in the place of what is known of its day, source, campaign and currency. */
  setCosts(costs: readonly DayCost[], isTrial: boolean): Promise<readonly ('new' | 'repeat' | 'correction')[]>;
}
