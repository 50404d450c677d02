import {
  EXPERIMENTS_COOKIE_NAME,
  EXPERIMENTS_COOKIE_SECONDS,
  findVariant,
  formatAssignments,
  parseAssignments,
} from '@/lib/experiments/assignments';
import { drawVariant } from '@/lib/experiments/draw-variant';
import type { Experiment, Variant } from '@/lib/experiments/experiment';
import { findCoverage, isRunning } from '@/lib/experiments/experiment-days';
import { findForcedVariant } from '@/lib/experiments/forced-variant';
import { memoize } from '@/lib/page/memoize';
import { findCookie } from '@/lib/cookies/find-cookie';
import { isSwitchedOff, type SwitchedOff } from '@/lib/switches/switch';
import type { PageCookie, PageRequest } from './page-request';
import { isVisitorId, VISITOR_COOKIE_NAME, VISITOR_COOKIE_SECONDS } from '@/lib/cookies/visitor-cookie';

export interface VariantAssignment {
  readonly experiment: Experiment;
  readonly variant?: Variant;
  /** What the visitor was shown of an experiment that is over or switched off. */
  readonly formerVariant?: Variant;
  readonly cookies: readonly PageCookie[];
}

const indexByPage = memoize(
  (experiments: readonly Experiment[]) => new Map(experiments.map((experiment) => [experiment.page, experiment])),
);

/**
 * The forced variant (leaves no trace), else the kept one, else a draw. Undefined where nothing is tested today, and for
 * what is switched off: then nobody sees a variant, forced or not.
 */
export function assignVariant(
  pageName: string,
  experiments: readonly Experiment[],
  { query, cookie, now, newVisitorId }: Pick<PageRequest, 'query' | 'cookie' | 'now' | 'newVisitorId'>,
  switchedOff: SwitchedOff = [],
): VariantAssignment | undefined {
  const experiment = indexByPage(experiments).get(pageName);
  if (!experiment) return undefined;
  const isOff = isSwitchedOff(switchedOff, 'experiment', experiment.name);
  const forced = isOff ? undefined : findForcedVariant(experiment, query);
  if (forced) return { experiment, variant: forced, cookies: [] };
  const keptValue = findCookie(cookie, EXPERIMENTS_COOKIE_NAME);
  const assignments = parseAssignments(keptValue, experiments);
  const keptVariant = findVariant(experiment, assignments.get(experiment.name));
  if (isOff || !isRunning(experiment, now)) {
    return keptVariant && { experiment, formerVariant: keptVariant, cookies: [] };
  }

  const kept = findCookie(cookie, VISITOR_COOKIE_NAME);
  const visitorId = isVisitorId(kept) ? kept : newVisitorId;
  const variant = keptVariant ?? drawVariant({ ...experiment, coverage: findCoverage(experiment, now) }, visitorId);
  const value = variant && formatAssignments(new Map([...assignments, [experiment.name, variant.name]]));
  return {
    experiment,
    ...(variant && { variant }),
    cookies: [
      ...(visitorId === kept
        ? []
        : [{ name: VISITOR_COOKIE_NAME, value: visitorId, maxAgeSeconds: VISITOR_COOKIE_SECONDS }]),
      ...(value === undefined || value === keptValue
        ? []
        : [{ name: EXPERIMENTS_COOKIE_NAME, value, maxAgeSeconds: EXPERIMENTS_COOKIE_SECONDS }]),
    ],
  };
}
