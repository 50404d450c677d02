import type { FormValues } from '@/lib/fields/form-values';
import type { EnterHookName, SubmitHookName } from './step-hooks';
import type { ConsentAct } from './consent-act';
import type { StepType } from './step';

/** What a step looks like in an event. */
export interface StepDescription {
  readonly stepName: string;
  /** 1-based. */
  readonly stepNumber: number;
  readonly stepType: StepType;
}

/** What the world has to do after a move; the engine itself does nothing. */
export type Effect =
  | { readonly kind: 'track-page-view'; readonly props: StepDescription & { readonly stepIsFallback: boolean } }
  | {
      readonly kind: 'track-submit';
      readonly props: StepDescription & { readonly formVersion: string; readonly data: FormValues };
    }
  | { readonly kind: 'track-demand'; readonly isLowBid: boolean; readonly response: unknown }
  /** `values` are the answers to the questions of this form, and no others. */
  | { readonly kind: 'run-enter-hook'; readonly hook: EnterHookName; readonly values: FormValues }
  | {
      readonly kind: 'run-submit-hook';
      readonly hook: SubmitHookName;
      readonly values: FormValues;
      readonly consent?: ConsentAct;
    }
  /** Keep these answers; undefined values erase. */
  | { readonly kind: 'save-values'; readonly values: FormValues }
  | { readonly kind: 'erase-values' }
  | { readonly kind: 'show-address'; readonly stepName: string; readonly replace: boolean; readonly keepQuery: boolean }
  /** The last step is answered: go where the page leads, if it leads anywhere. */
  | { readonly kind: 'leave-form' }
  /** Scroll so that the form is in view and move focus to the step's heading. */
  | { readonly kind: 'reveal-step' };
