import type { FormValues } from '@/lib/fields/form-values';
import type { FormName } from '@/lib/page/page-names';
import type { JourneyCondition } from './condition';
import type { StepHooks } from './step-hooks';
import type { Step } from './step';

/** A way that the road takes when a condition holds; without a target the road ends there. */
export interface JourneyBranch {
  readonly when: JourneyCondition;
  readonly to?: string;
}

/** A step in one language, with its hooks and branches. */
export type JourneyStep = Step<string> & StepHooks & { readonly branches?: readonly JourneyBranch[] };

/** The steps of one form, in order, in one language: what the engine runs on. Survives JSON. */
export interface Journey {
  readonly form: FormName;
  /** `name@version`. */
  readonly formVersion: string;
  readonly steps: readonly [JourneyStep, ...JourneyStep[]];
  /** Answers that the progress takes for granted until they are given. */
  readonly assumed?: FormValues;
}

/** The answer of a demand check (specification 4): kept until the result opens. */
export interface Demand {
  readonly isLowBid: boolean;
  /** The provider's answer as it came. */
  readonly response: unknown;
}

export interface FormState {
  readonly stepName: string;
  readonly values: FormValues;
  /** `submitting` while a submit hook decides; further submits are ignored meanwhile. */
  readonly status: 'answering' | 'submitting';
  readonly demand?: Demand;
}
