import type { Certificates } from '@/lib/leads/certificate-id';

/** Nothing in it is assumed (compliance C-08, X1). */
export interface ConsentAct {
  readonly text: string;
  readonly buttonLabel: string;
  /** Every company offered, ticked or not. */
  readonly recipients: readonly { readonly id: string; readonly name: string; readonly granted: boolean }[];
  readonly certificates?: Certificates;
}
