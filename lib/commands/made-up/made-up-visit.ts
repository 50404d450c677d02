import type { EventName } from '@/lib/analytics/event-catalogue';
import type { PageContext } from '@/lib/analytics/event-context';

/** What a made-up visit did at one question: what reports have to say of it. */
export interface MadeUpStep {
  readonly step: string;
  readonly place: number;
  seen: boolean;
  answered: boolean;
  left: boolean;
  /** What was refused last, where the visit left. */
  fault: string;
  backs: number;
  refused: number;
  answerMs: number | undefined;
}

/** One event of a made-up visit. */
export interface MadeUpEvent {
  readonly id: string;
  readonly name: EventName | 'formStepRefused';
  readonly at: number;
  readonly props: object;
}

/** Somebody who never was, with all that happened and all that has to be counted of it. */
export interface MadeUpVisit {
  readonly page: PageContext;
  readonly sessionId: string;
  readonly anonymousId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly agent: string;
  readonly device: 'phone' | 'tablet' | 'computer';
  readonly kind: 'visitor' | 'bot' | 'forced';
  readonly isOptedOut: boolean;
  /** `experiment.variant`. */
  readonly variant: string;
  readonly startedAt: number;
  readonly events: MadeUpEvent[];
  readonly steps: MadeUpStep[];
  readonly formVersion: string;
  leadId: string | undefined;
  leadAt: number;
  isNumberShown: boolean;
  isCallTapped: boolean;
  isCallReturned: boolean;
}
