import type { StepProps } from '@/lib/form/effect';
import type { FormValues } from '@/lib/fields/form-values';

/** Every event that this site sends, with its props (specification 3, event names). */
export interface EventCatalogue {
  readonly pageView: Partial<StepProps> & { readonly stepIsFallback?: boolean };
  readonly formStepSubmitted: StepProps & { readonly formVersion: string; readonly data: FormValues };
  readonly ctcClicked: { readonly didNumber: string; readonly ctcLocation: string };
  readonly ctcReturned: { readonly didNumber: string; readonly callDurationMs: number };
  readonly lowBidResult: { readonly isLowBid: boolean; readonly maResponse: unknown };
  readonly botCheckCompleted: { readonly [Prop in never]: never };
}

export type EventName = keyof EventCatalogue;
