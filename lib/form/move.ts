import type { FormValues } from '@/lib/fields/form-values';
import type { ConsentAct } from './consent-act';
import type { Demand } from './form-state';

/** What can happen to a form. */
export type Move =
  /** The page was opened, or the browser went back or forward: show the step that the address names. */
  | { readonly kind: 'enter'; readonly stepName: string | undefined }
  /** The visitor answered the step that was on screen. */
  | {
      readonly kind: 'submit';
      readonly stepName: string;
      readonly values: FormValues;
      /** Present only when the step asked for consent. */
      readonly consent?: ConsentAct;
    }
  /** The visitor passed the step by. */
  | { readonly kind: 'skip'; readonly stepName: string }
  /** The submit hook has decided; false cancels the move to the next step. */
  | { readonly kind: 'submit-hook-answered'; readonly proceed: boolean }
  /** Go to a step by name; unknown names go to the first. */
  | { readonly kind: 'go'; readonly stepName: string; readonly replace?: boolean; readonly keepQuery?: boolean }
  /** Answers from an earlier visit, the address or the visitor's location. */
  | { readonly kind: 'prefill'; readonly values: FormValues }
  /** The demand check has answered. */
  | { readonly kind: 'demand-checked'; readonly demand: Demand }
  /** The visitor wants to begin anew. */
  | { readonly kind: 'start-over' };
