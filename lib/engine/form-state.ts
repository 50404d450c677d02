import type { FormValues } from '@/lib/fields/form-values';
import type { FormName } from '@/lib/names/page-names';
import type { ResolvedCondition } from '@/lib/form/condition';
import type { StepHooks } from '@/lib/form/step-hooks';
import type { Chapter } from '@/lib/form/chapter';
import type { Step } from '@/lib/form/step';

/** Without a target the path ends here. */
export interface LocalizedBranch {
  readonly when: ResolvedCondition;
  readonly to?: string;
}

export type LocalizedStep = Step<string> & StepHooks & { readonly branches?: readonly LocalizedBranch[] };

/** A form in one language: what the engine runs on. Survives JSON. */
export interface LocalizedForm {
  readonly form: FormName;
  /** `name@version`. */
  readonly formVersion: string;
  readonly steps: readonly [LocalizedStep, ...LocalizedStep[]];
  readonly chapters?: readonly Chapter<string, string>[];
  readonly assumed?: FormValues;
}

/** Kept until the result opens (specification 4). */
export interface Demand {
  readonly isLowBid: boolean;
  readonly response: unknown;
  /** Found earlier in the visit, and told then. */
  readonly isKept?: true;
}

/** What decides which steps are asked. */
export type Answered = Pick<FormState, 'values' | 'settled'>;

export interface FormState {
  readonly stepName: string;
  readonly values: FormValues;
  /** The fields that other forms asked earlier in this visit, whether they were answered or left out. */
  readonly settled?: readonly string[];
  /** `submitting` while a submit hook decides; further submits are ignored. */
  readonly status: 'answering' | 'submitting';
  readonly demand?: Demand;
}
