import type { FormValues } from '@/lib/fields/form-values';
import type { EnterHookName, SubmitHookName } from '@/lib/form/step-hooks';
import type { CallBackRequest, ConsentAct } from './consent-act';
import type { StepType } from '@/lib/form/step';

export interface StepDescription {
  readonly stepName: string;
  /** 1-based. */
  readonly stepNumber: number;
  readonly stepType: StepType;
}

/** What the caller has to do after a move; the engine runs nothing. */
export type Effect =
  | { readonly kind: 'track-page-view'; readonly props: StepDescription & { readonly stepIsFallback: boolean } }
  | {
      readonly kind: 'track-submit';
      readonly props: StepDescription & { readonly formVersion: string; readonly data: FormValues };
    }
  | { readonly kind: 'track-refusal'; readonly props: StepDescription & { readonly field: string } }
  | { readonly kind: 'track-demand'; readonly isLowBid: boolean; readonly response: unknown }
  /** `values` are the answers to this form's questions only. */
  | { readonly kind: 'run-enter-hook'; readonly hook: EnterHookName; readonly values: FormValues }
  | {
      readonly kind: 'run-submit-hook';
      readonly hook: SubmitHookName;
      readonly values: FormValues;
      readonly consent?: ConsentAct;
    }
  /** `values` are the answers on the road that was taken, and the number. */
  | { readonly kind: 'send-call-back'; readonly values: FormValues; readonly request: CallBackRequest }
  /** Undefined values erase. */
  | { readonly kind: 'save-values'; readonly values: FormValues }
  | { readonly kind: 'erase-values' }
  | { readonly kind: 'show-address'; readonly stepName: string; readonly replace: boolean; readonly keepQuery: boolean }
  | {
      readonly kind: 'leave-form';
      readonly values: FormValues;
      /** The fields that this form asked, for the next form not to ask again. */
      readonly settled: readonly string[];
    }
  | { readonly kind: 'reveal-step' };
