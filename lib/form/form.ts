import type { Product } from '@/lib/brand/brand-code';
import type { FormName } from '@/lib/page/page-names';
import type { StepHooks } from './step-hooks';

/** The order of steps of one form, and what they set off; plain data, edited in `funnels/forms`. */
export interface Form<StepName extends string = string> {
  readonly name: FormName;
  /** Changes whenever the steps change; answers are kept per version and under a shared key. */
  readonly version: string;
  readonly product: Product;
  readonly steps: readonly [StepName, ...StepName[]];
  readonly hooks?: { readonly [Name in StepName]?: StepHooks };
}
