import type { Cut, ReportQuestion } from '@/lib/reporting/report-question';
import { readCosts } from './earnings';
import { MOST_EXPOSURES } from './roll-ups';

/** Which cells a question is about, by the parameters of `listParameters`. */
const IS_ASKED = `day BETWEEN $1::date AND $2::date AND ($3::text IS NULL OR page = $3) AND ($4::text IS NULL OR brand = $4)`;

/** What all of these statements take. */
export function listParameters({ from, to, page, brand }: ReportQuestion): readonly unknown[] {
  return [from, to, page ?? null, brand ?? null];
}

/** How a cut stands in a group: the names of columns are ours, never those that somebody gave. */
const COLUMNS: Readonly<Record<Cut, string>> = {
  variant: `'variant', variant`,
  campaign: `'campaign', campaign`,
  source: `'source', source`,
  device: `'device', device`,
  language: `'language', language`,
  day: `'day', day::text`,
  page: `'page', page`,
  brand: `'brand', brand`,
};

function describeGroup(by: readonly Cut[]): string {
  return `jsonb_build_object(${by.map((cut) => COLUMNS[cut]).join(', ')})`;
}

const OF_GROUP = `WHERE ${IS_ASKED} AND left_out = '' GROUP BY 1`;

/** The visits of each group. */
export function countVisits(by: readonly Cut[]): string {
  return `
    SELECT ${describeGroup(by)} AS by, sum(visits)::float8 AS visits, sum(leads)::float8 AS leads,
      sum(numbers_shown)::float8 AS "numbersShown", sum(calls_tapped)::float8 AS "callsTapped",
      sum(calls_returned)::float8 AS "callsReturned", sum(connected)::float8 AS connected, sum(sold)::float8 AS sold,
      sum(revenue_cents)::float8 AS "revenueCents"
    FROM visit_days ${OF_GROUP} HAVING sum(visits) <> 0`;
}

/** The questions of each group. */
export function countSteps(by: readonly Cut[]): string {
  return `
    SELECT ${describeGroup(by)} AS by, step, fault, sum(visits)::float8 AS visits, sum(place_sum)::float8 AS "placeSum",
      sum(seen)::float8 AS seen, sum(answered)::float8 AS answered, sum(left_here)::float8 AS "left",
      sum(backs)::float8 AS backs, sum(refused)::float8 AS refused, sum(timed)::float8 AS timed,
      sum(answer_ms)::float8 AS "answerMs"
    FROM step_days ${OF_GROUP}, step, fault HAVING sum(visits) <> 0`;
}

/** What the visits of each group cost. */
export function countCosts(by: readonly Cut[]): string {
  return readCosts(describeGroup(by), IS_ASKED);
}

export const COUNT_LEFT_OUT = `
  SELECT left_out AS "leftOut", sum(visits)::float8 AS visits, sum(made_up)::float8 AS "madeUp",
    sum(opted_out)::float8 AS "optedOut"
  FROM visit_days WHERE ${IS_ASKED} GROUP BY left_out`;

const IN_DAYS = `
  started_at >= $2::date::timestamp AT TIME ZONE 'UTC' AND started_at < ($3::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/**
 * Visitors of so many exposures, $1, from the day $2 to the day $3 (UTC), by those that they were shown: `shown` has the
 * bit 2^n for the exposure n. Sums are of whole cents, which a float holds exactly.
 */
export function countExposures(exposures: number): string {
  const bits = Array.from({ length: exposures }, (_, place) => {
    return `CASE WHEN ($1::text[])[${place + 1}] = ANY(exposures) THEN ${2 ** place} ELSE 0 END`;
  });
  return `
    WITH visitors AS (
      SELECT bit_or(${bits.join(' + ')}) AS shown, bool_or(is_lead)::integer AS is_lead,
        bool_or(is_number_shown)::integer AS is_number_shown, bool_or(is_call_tapped)::integer AS is_call_tapped,
        bool_or(is_sold)::integer AS is_sold, bool_or(refused > 0)::integer AS is_refused,
        sum(revenue_cents::float8) AS earned
      FROM visits
      WHERE exposures && $1::text[] AND left_out = '' AND cardinality(exposures) BETWEEN 1 AND ${MOST_EXPOSURES}
        AND ${IN_DAYS}
      GROUP BY anonymous_id
    )
    SELECT shown, count(*)::float8 AS visitors, sum(is_lead)::float8 AS leads,
      sum(is_number_shown)::float8 AS "numbersShown", sum(is_call_tapped)::float8 AS "callsTapped",
      sum(is_sold)::float8 AS sold, sum(is_refused)::float8 AS refused, sum(earned) AS "revenueCents",
      sum(earned * earned) AS "revenueCentsSquared"
    FROM visitors GROUP BY shown`;
}

/** Visits that would count but for what they are: of the exposures $1, or with a forced variant on the page $4. */
export const COUNT_UNCOUNTED = `
  SELECT left_out AS "leftOut", count(*)::float8 AS visits FROM visits
  WHERE left_out <> '' AND cardinality(exposures) <= ${MOST_EXPOSURES} AND ${IN_DAYS}
    AND (exposures && $1::text[] OR (left_out = 'forced' AND page = $4))
  GROUP BY left_out`;

/** The last full hour, and the same hour one to four weeks before, of the brand $1 or of all. */
export const COUNT_HOURS = `
  SELECT week, to_char(begins AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS hour, counted.*
  FROM generate_series(0, 4) AS week,
    LATERAL (SELECT date_trunc('hour', now()) - interval '1 hour' - week * interval '7 days' AS begins) AS span,
    -- Counted within, so that each hour is found by the index on the time.
    LATERAL (
      SELECT count(*)::float8 AS visits, coalesce(sum(is_lead::integer), 0)::float8 AS leads,
        coalesce(sum((SELECT sum((step ->> 'answered')::integer) FROM jsonb_array_elements(steps) AS step)), 0)::float8
          AS answers
      FROM visits WHERE started_at >= begins AND started_at < begins + interval '1 hour' AND left_out = ''
        AND ($1::text IS NULL OR brand = $1)
    ) AS counted
  ORDER BY week`;

export const COUNT_DROPS = `
  SELECT count(*)::float8 AS visits, coalesce(sum(delivery_drops), 0)::float8 AS events FROM visits
  WHERE delivery_drops > 0 AND started_at > now() - interval '1 day' AND ($1::text IS NULL OR brand = $1)`;

export const READ_COUNTED_UNTIL = `
  SELECT to_char(done_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS until FROM roll_up_marks
  WHERE kind = 'events'`;
