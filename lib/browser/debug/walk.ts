import type { LocalizedStep } from '@/lib/engine/form-state';
import type { FormValues } from '@/lib/fields/form-values';

/** One thing that was done on the way: an answer, or a step that Back or a link led to. */
export type WalkedMove =
  | { readonly kind: 'answer'; readonly step: LocalizedStep; readonly data: FormValues }
  | { readonly kind: 'jump'; readonly address: string };

/** What was done on a page since it was loaded. */
export interface Walk {
  /** Absolute, with nothing in it that is about a person. */
  readonly address: string;
  readonly form: string;
  readonly moves: readonly WalkedMove[];
  /** The step on screen. */
  readonly end: string;
  readonly isLowBid: boolean;
}
