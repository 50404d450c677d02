import type { Certificates } from '@/lib/leads/certificate-id';

/** What a visitor saw and did on a consent step; nothing in it is assumed (compliance C-08, X1). */
export interface ConsentAct {
  /** Full text as rendered. */
  readonly text: string;
  /** Label of the button that was pressed. */
  readonly buttonLabel: string;
  /** Every company offered, ticked or not. */
  readonly recipients: readonly { readonly id: string; readonly name: string; readonly granted: boolean }[];
  /** Those that stood in the form at that moment. */
  readonly certificates?: Certificates;
}
