import { hashText } from '@/lib/names/hash-text';
import { completeExitIntent, type Page, type Review } from '@/lib/page/page';

const WORDS = ['headline', 'subheadline', 'body', 'title', 'exitIntent', 'opening', 'form'] as const;

/** Address and brands stay those of the page; a form brings the whole order of its own steps, unless `steps` says less. */
export type PageChanges = Partial<
  Pick<Page, (typeof WORDS)[number] | 'image' | 'leadsWith' | 'template' | 'steps' | 'smid' | 'xsmid' | 'review'>
>;

export type GuardMetric = 'calls' | 'leads' | 'refused';

export interface Variant {
  readonly name: string;
  /** Whole percent; the weights of an experiment add up to 100. */
  readonly weight: number;
  readonly changes?: PageChanges;
}

/** Plain data, edited in `funnels/experiments.ts`. */
export interface Experiment {
  /** Unique, kebab case, never reused; the name in analytics. */
  readonly name: string;
  /** The team that decides when it ends; logged once it is overdue. */
  readonly owner: string;
  /** yyyy-MM-dd in UTC. */
  readonly startsOn: string;
  /** yyyy-MM-dd in UTC, at most 120 days after the first. */
  readonly endsOn: string;
  /** Keeps two experiments from drawing the same visitors. */
  readonly seed: string;
  readonly page: string;
  /** Percent of visitors who take part, default 100. May grow; nobody changes variant. */
  readonly coverage?: number;
  /** More visitors from a day on (yyyy-MM-dd in UTC), by day; before the first of them `coverage` holds. */
  readonly ramp?: readonly { readonly from: string; readonly coverage: number }[];
  readonly variants: readonly [Variant, Variant, ...Variant[]];
  /**
   * What no variant may do worse than the first: calls or leads of visitors, or refused answers. One that surely does
   * switches the experiment off (lib/reporting/find-guard-breach.ts).
   */
  readonly guard?: GuardMetric;
}

export function defineExperiment(experiment: Experiment): Experiment {
  return experiment;
}

export function buildVariantPage<Shown extends Page>(page: Shown, variant: Variant): Shown {
  const { form = page.form, steps, exitIntent } = variant.changes ?? {};
  return {
    ...page,
    ...variant.changes,
    // The page's own order is one of the steps of its form.
    ...(form !== page.form && { steps }),
    ...(exitIntent && { exitIntent: completeExitIntent(exitIntent) }),
  };
}

/** Whether a page and what a variant makes of it are one material: the same words and the same questions. */
export function saysTheSame(one: Page, other: Page): boolean {
  return WORDS.every((part) => one[part] === other[part]);
}

/** Of all that a page says and asks, as its review keeps it: eight hexadecimal digits. */
export function hashWords(page: Page): string {
  const words = JSON.stringify([page.description, ...WORDS.map((part) => page[part])]);
  return hashText(words).toString(16).padStart(8, '0');
}

/** Whether a page still says what its review is of; a review that does not keep the words is taken at its word. */
export function saysWhatWasRead(page: Page, { words }: Review): boolean {
  return words === undefined || words === hashWords(page);
}
