import type { FormValues } from '@/lib/fields/form-values';
import type { CallBackRequest, ConsentAct } from './consent-act';
import type { Demand } from './form-state';

export type Move =
  | { readonly kind: 'enter'; readonly stepName: string | undefined }
  | {
      readonly kind: 'submit';
      readonly stepName: string;
      readonly values: FormValues;
      /** Only on a consent step. */
      readonly consent?: ConsentAct;
    }
  | { readonly kind: 'skip'; readonly stepName: string }
  /** The answer was refused before it came here; the field is the first that was. */
  | { readonly kind: 'refuse'; readonly stepName: string; readonly field: string }
  /** False cancels the move to the next step. */
  | { readonly kind: 'submit-hook-answered'; readonly proceed: boolean }
  /** Unknown names go to the first step. */
  | { readonly kind: 'go'; readonly stepName: string; readonly replace?: boolean; readonly keepQuery?: boolean }
  /** All that is known by now, what the visitor answered included (`layValues`). */
  | { readonly kind: 'prefill'; readonly values: FormValues }
  /** What an earlier form of the visit asked. */
  | { readonly kind: 'hand-over'; readonly settled: readonly string[] }
  | { readonly kind: 'demand-checked'; readonly demand: Demand }
  | { readonly kind: 'ask-for-call-back'; readonly request: CallBackRequest }
  | { readonly kind: 'start-over' };
