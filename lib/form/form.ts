import type { Product } from '@/lib/names/brand-code';
import type { FormValues } from '@/lib/fields/form-values';
import type { FormName } from '@/lib/names/page-names';
import type { Chapters } from './chapter';
import type { Condition } from './condition';
import type { StepHooks } from './step-hooks';

export interface Branch<StepName extends string = string> {
  readonly when: Condition;
  /** A later step; absent where the path ends and the page's destination follows. */
  readonly to?: StepName;
}

/** Plain data, edited in `funnels/forms`. */
export interface Form<StepName extends string = string> {
  readonly name: FormName;
  /** Changes whenever the steps change; answers are kept per version and under a shared key. */
  readonly version: string;
  readonly product: Product;
  readonly steps: readonly [StepName, ...StepName[]];
  /** Steps of earlier versions, and the step that asks their question now: an old address leads there. */
  readonly formerSteps?: Readonly<Record<string, StepName>>;
  /** What the visitor is told of the way, in place of a number of steps. */
  readonly chapters: Chapters<StepName>;
  /** What the progress counts by, whatever is answered: the steps that other answers add are counted apart. */
  readonly assumed?: FormValues;
  readonly hooks?: { readonly [Name in StepName]?: StepHooks };
  /** The first branch that holds is taken; targets must come later in the order. */
  readonly branches?: { readonly [Name in StepName]?: readonly Branch<StepName>[] };
}
