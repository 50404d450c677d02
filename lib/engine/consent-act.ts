import type { CallBackSlot } from '@/lib/brand/call-back-slots';
import type { Certificates } from '@/lib/leads/certificate-id';

/** Nothing in it is assumed (compliance C-08, X1). */
export interface ConsentAct {
  readonly text: string;
  readonly buttonLabel: string;
  /** Every company offered, ticked or not. */
  readonly recipients: readonly { readonly id: string; readonly name: string; readonly granted: boolean }[];
  readonly certificates?: Certificates;
}

/** One call that the visitor of a closed office asks for, by an act of its own. */
export interface CallBackRequest {
  readonly slot: CallBackSlot;
  readonly consent: ConsentAct;
  /** Where no question asked for it. */
  readonly phone?: string;
}
