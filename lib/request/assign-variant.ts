import {
  EXPERIMENTS_COOKIE_NAME,
  EXPERIMENTS_COOKIE_SECONDS,
  findVariant,
  formatAssignments,
  parseAssignments,
} from '@/lib/experiments/assignments';
import { drawVariant } from '@/lib/experiments/draw-variant';
import type { Experiment, Variant } from '@/lib/experiments/experiment';
import { isRunning } from '@/lib/experiments/experiment-days';
import { findForcedVariant } from '@/lib/experiments/forced-variant';
import { memoize } from '@/lib/page/memoize';
import { findCookie } from '@/lib/cookies/find-cookie';
import type { PageCookie, PageRequest } from './page-request';
import { isVisitorId, VISITOR_COOKIE_NAME, VISITOR_COOKIE_SECONDS } from '@/lib/cookies/visitor-cookie';

export interface VariantAssignment {
  readonly experiment: Experiment;
  readonly variant?: Variant;
  readonly cookies: readonly PageCookie[];
}

const indexByPage = memoize(
  (experiments: readonly Experiment[]) => new Map(experiments.map((experiment) => [experiment.page, experiment])),
);

/** The forced variant (leaves no trace), else the kept one, else a draw. Undefined where nothing is tested today. */
export function assignVariant(
  pageName: string,
  experiments: readonly Experiment[],
  { query, cookie, now, newVisitorId }: Pick<PageRequest, 'query' | 'cookie' | 'now' | 'newVisitorId'>,
): VariantAssignment | undefined {
  const experiment = indexByPage(experiments).get(pageName);
  if (!experiment) return undefined;
  const forced = findForcedVariant(experiment, query);
  if (forced) return { experiment, variant: forced, cookies: [] };
  if (!isRunning(experiment, now)) return undefined;

  const kept = findCookie(cookie, VISITOR_COOKIE_NAME);
  const visitorId = isVisitorId(kept) ? kept : newVisitorId;
  const keptValue = findCookie(cookie, EXPERIMENTS_COOKIE_NAME);
  const assignments = parseAssignments(keptValue, experiments);
  const variant = findVariant(experiment, assignments.get(experiment.name)) ?? drawVariant(experiment, visitorId);
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
