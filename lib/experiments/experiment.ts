import type { Page } from '@/lib/page/page';

/** What a variant may show differently; the address, the form and the brands stay those of the page. */
export type PageChanges = Partial<
  Pick<Page, 'headline' | 'subheadline' | 'image' | 'leadsWith' | 'body' | 'smid' | 'xsmid'>
>;

/** One way to show a tested page. */
export interface Variant {
  /** Kebab case; the variant in analytics. */
  readonly name: string;
  /** Share of the visitors, in whole percent; the weights of an experiment add up to 100. */
  readonly weight: number;
  /** Absent on the control, which is the page as it stands. */
  readonly changes?: PageChanges;
}

/** One question about one page, answered by its visitors; plain data, edited in `funnels/experiments.ts`. */
export interface Experiment {
  /** Unique, kebab case, never used again; the experiment in analytics. */
  readonly name: string;
  /** The team that decides when it is over; read in the log when it has outlived its end. */
  readonly owner: string;
  /** First day, yyyy-MM-dd in UTC. */
  readonly startsOn: string;
  /** Last day, yyyy-MM-dd in UTC, at most 120 days after the first. */
  readonly endsOn: string;
  /** Mixed into the draw, so that two experiments do not draw the same visitors. */
  readonly seed: string;
  /** Name of the tested page. */
  readonly page: string;
  /** Share of each variant's visitors that take part, in percent; default 100. It may grow, and moves nobody. */
  readonly coverage?: number;
  /** The first is the control. */
  readonly variants: readonly [Variant, Variant, ...Variant[]];
}

/** Declares an experiment; what a variant may not change does not compile. */
export function defineExperiment(experiment: Experiment): Experiment {
  return experiment;
}

/** The page as a variant shows it. */
export function buildVariantPage<Shown extends Page>(page: Shown, variant: Variant): Shown {
  return { ...page, ...variant.changes };
}
