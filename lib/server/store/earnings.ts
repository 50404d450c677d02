import { REPORT_TIMEZONE } from './roll-ups';

// All that reports know of outcomes and costs comes from here. Figures are in US cents: other currencies are not added.

/** A call that was sold or given back has been connected before. */
const IS_CONNECTED = `kind IN ('connected', 'qualified', 'sold', 'returned')`;

/** What the visits $1 earned, by brand and session. */
export const EARNED = `
  SELECT brand, session_id, bool_or(${IS_CONNECTED}) AS is_connected, bool_or(kind = 'sold') AS is_sold,
    (coalesce(sum(revenue_cents) FILTER (WHERE currency = 'USD'), 0))::bigint AS revenue_cents
  FROM outcomes WHERE session_id = ANY($1::text[]) AND match_state = 'matched' GROUP BY brand, session_id`;

/**
 * What visits cost, by group: what a campaign cost on a day is shared out evenly among its visits of that day, so that
 * any cut adds up. Cells that all visits have left are no group. `isAsked` says of cells of `visit_days` which ones are asked about.
 */
export function readCosts(group: string, isAsked: string): string {
  return `
    WITH cells AS (SELECT *, sum(visits) OVER (PARTITION BY day, campaign, source) AS of_campaign
      FROM visit_days WHERE left_out = '' AND visits > 0 AND day BETWEEN $1::date AND $2::date),
    spent AS (SELECT day, lower(campaign) AS campaign, lower(source) AS source, sum(cents) AS cents
      FROM costs WHERE currency = 'USD' AND day BETWEEN $1::date AND $2::date GROUP BY 1, 2, 3)
    SELECT ${group} AS by, (sum(cents * visits / of_campaign))::float8 AS "costCents"
    FROM cells JOIN spent USING (day, campaign, source)
    WHERE ${isAsked} GROUP BY 1`;
}

/** What the days $1 to $2 cost and earned that belongs to no visit. */
export const COUNT_UNMATCHED = `
  SELECT (SELECT coalesce(sum(cents), 0)::float8 FROM costs
    WHERE currency = 'USD' AND day BETWEEN $1::date AND $2::date AND NOT EXISTS (
      SELECT FROM visit_days WHERE visit_days.day = costs.day AND visit_days.campaign = lower(costs.campaign)
        AND visit_days.source = lower(costs.source) AND left_out = '' AND visits > 0)) AS "costCents",
    coalesce(sum(revenue_cents) FILTER (WHERE currency = 'USD'), 0)::float8 AS "revenueCents",
    count(*)::float8 AS outcomes
  FROM outcomes WHERE match_state = 'unmatched'
    AND (occurred_at AT TIME ZONE '${REPORT_TIMEZONE}')::date BETWEEN $1::date AND $2::date`;
