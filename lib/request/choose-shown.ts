import type { Variant } from '@/lib/experiments/experiment';
import { buildVariantSegment } from '@/lib/experiments/variant-segment';
import type { BrandCode } from '@/lib/names/brand-code';
import type { PageMatch, PagePlace } from '@/lib/page/find-page';
import { buildStepPath } from '@/lib/page/page-address';
import { buildSeasonSegment, getPlanSeason, isDatedPage } from '@/lib/page/plan-season';
import type { SwitchedOff } from '@/lib/switches/switch';
import { assignVariant, type VariantAssignment } from './assign-variant';
import { matchShownPage, type TestedDirectory } from './match-shown-page';
import type { PageRequest, ShownPage } from './page-request';

/** What a path leads to for this visitor. */
export interface FoundPage {
  readonly match: PageMatch;
  readonly season?: string;
  readonly assignment?: VariantAssignment | undefined;
}

/** A form may have other steps in another variant, so the variant is drawn before the step is looked for. */
export function findForVisitor(
  request: PageRequest,
  place: PagePlace,
  registry: TestedDirectory,
  switchedOff: SwitchedOff,
): FoundPage | undefined {
  const { page } = place;
  const season = isDatedPage(registry.pages, page) ? buildSeasonSegment(getPlanSeason(request.now)) : undefined;
  const assignment =
    season === undefined ? assignVariant(page.name, registry.experiments, request, switchedOff) : undefined;
  const match = matchShownPage(registry, place, assignment?.variant);
  return match && { match, assignment, ...(season !== undefined && { season }) };
}

/** The file of it. */
export function chooseShown(brand: BrandCode, { match: { page, stepName }, season, assignment }: FoundPage): ShownPage {
  const path = buildStepPath(page, stepName);
  const own = path === '/' ? '' : path;
  if (season !== undefined) return { path: `/${brand}/${season}${own}` };
  if (!assignment) return { path: `/${brand}${own}` };
  const { experiment, variant, formerVariant, cookies } = assignment;
  const nameVariant = (one: Variant) => `/${brand}/${buildVariantSegment(experiment, one)}${own}`;
  if (formerVariant) return { path: `/${brand}${own}`, keptAs: nameVariant(formerVariant) };
  return { path: variant ? nameVariant(variant) : `/${brand}${own}`, cookies };
}
