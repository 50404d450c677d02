import type { Product } from '@/lib/brand/brand-code';
import type { FormValues } from '@/lib/fields/form-values';
import type { FormName } from '@/lib/page/page-names';
import type { Condition } from './condition';
import type { StepHooks } from './step-hooks';

/** A way that the road takes when a condition holds. */
export interface Branch<StepName extends string = string> {
  readonly when: Condition;
  /** A later step; absent where the road ends here and the page's destination follows. */
  readonly to?: StepName;
}

/** The order of steps of one form, and what they set off; plain data, edited in `funnels/forms`. */
export interface Form<StepName extends string = string> {
  readonly name: FormName;
  /** Changes whenever the steps change; answers are kept per version and under a shared key. */
  readonly version: string;
  readonly product: Product;
  readonly steps: readonly [StepName, ...StepName[]];
  /** Answers that the progress takes for granted until they are given, so that it promises no more than it must. */
  readonly assumed?: FormValues;
  readonly hooks?: { readonly [Name in StepName]?: StepHooks };
  /** Where the road leaves the order: after a step, the first branch whose condition holds; targets stand later. */
  readonly branches?: { readonly [Name in StepName]?: readonly Branch<StepName>[] };
}
