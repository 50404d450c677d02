import { buildVariantPage, type Experiment, type Variant } from '@/lib/experiments/experiment';
import { listVariantPages } from '@/lib/experiments/variant-segment';
import { matchStep, type PageDirectory, type PageMatch, type PagePlace } from '@/lib/page/find-page';

/** What there is to look a step up in. */
export interface TestedDirectory extends PageDirectory {
  readonly experiments: readonly Experiment[];
}

/** Whether some variant of the page asks this step: somebody may have its address. */
function isKnownToVariant({ forms, experiments }: TestedDirectory, { page, segment }: PagePlace): boolean {
  if (segment === undefined) return false;
  return listVariantPages(experiments, page).some(
    (variant) => matchStep(forms, { page: variant.page, segment })?.stepName !== undefined,
  );
}

/**
 * The page as the variant has it, with the step that the path names. A step that only another variant asks opens the
 * page, as an unknown one does, and is no mistyped address: not under the front page, nor where a page wants known steps.
 */
export function matchShownPage(
  directory: TestedDirectory,
  { page, segment }: PagePlace,
  variant?: Variant,
): PageMatch | undefined {
  const shown = variant ? buildVariantPage(page, variant) : page;
  const match = matchStep(directory.forms, { page: shown, ...(segment !== undefined && { segment }) });
  const isKnown = match !== undefined && match.unknownStep === undefined;
  return !isKnown && isKnownToVariant(directory, { page, ...(segment !== undefined && { segment }) })
    ? { page: shown }
    : match;
}
