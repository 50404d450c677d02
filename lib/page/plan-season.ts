import { memoize } from './memoize';
import type { Page } from './page';

/** Compliance M-25. */
export interface PlanSeason {
  readonly planYear: number;
  /** `enrollment` is 15 October to 7 December. */
  readonly during: 'enrollment' | 'rest';
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const easternDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function getEasternDay(now: Date): Day {
  const parts = Object.fromEntries(easternDay.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts['year'] ?? 0, month: parts['month'] ?? 0, day: parts['day'] ?? 0 };
}

/** Plan years change on 1 October, at midnight Eastern. */
export function getPlanSeason(now: Date): PlanSeason {
  const { year, month, day } = getEasternDay(now);
  const isEnrollment = (month === 10 && day >= 15) || month === 11 || (month === 12 && day <= 7);
  return { planYear: month >= 10 ? year + 1 : year, during: isEnrollment ? 'enrollment' : 'rest' };
}

/** What one may do on a day: 15 October to 7 December, 1 January to 31 March, or the rest of the year (Medicare.gov). */
export type EnrollmentPeriod = 'enrollment' | 'advantage' | 'rest';

export function getEnrollmentPeriod(now: Date): EnrollmentPeriod {
  const isAdvantage = getEasternDay(now).month <= 3;
  return isAdvantage ? 'advantage' : getPlanSeason(now).during;
}

const PRERENDERED_DAYS = 400;
const DAY_MS = 86_400_000;

/** The seasons of the next 400 days, each once. */
export function listPlanSeasons(now: Date): readonly PlanSeason[] {
  const seasons = Array.from({ length: PRERENDERED_DAYS }, (_, day) =>
    getPlanSeason(new Date(now.getTime() + day * DAY_MS)),
  );
  return [...new Map(seasons.map((season) => [buildSeasonSegment(season), season])).values()];
}

/** No page's path begins with a hyphen. */
export function buildSeasonSegment({ planYear, during }: PlanSeason): string {
  return `-season.${planYear}.${during}`;
}

export function readSeasonSegment(segment: string | undefined): PlanSeason | undefined {
  const [, year, during] = /^-season\.(\d{4})\.(enrollment|rest)$/.exec(segment ?? '') ?? [];
  if (year === undefined) return undefined;
  return { planYear: Number(year), during: during === 'enrollment' ? 'enrollment' : 'rest' };
}

const PLAN_YEAR = '{planYear}';

const listDatedPages = memoize(
  (pages: readonly Page[]) =>
    new Set(
      pages.filter(
        (page) => JSON.stringify(page).includes(PLAN_YEAR) || page.body.some(({ kind }) => kind === 'season'),
      ),
    ),
);

export function isDatedPage(pages: readonly Page[], page: Page): boolean {
  return listDatedPages(pages).has(page);
}

function fillPlanYear<Data>(data: Data, planYear: number): Data {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(PLAN_YEAR, String(planYear));
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
  };
  return fill(data) as Data;
}

export function buildSeasonPage<Shown extends Page>(page: Shown, { planYear, during }: PlanSeason): Shown {
  const body = page.body.filter((block) => block.kind !== 'season' || block.during === during);
  return fillPlanYear({ ...page, body }, planYear);
}
