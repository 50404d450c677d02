-- The figures of `npm run report -- funnel` over an export, for DuckDB: the same visits, steps, money. Say before what is
-- asked, and where the export is:
--
--   SET VARIABLE folder = '/exports';
--   SET VARIABLE from_day = DATE '2026-11-01';
--   SET VARIABLE to_day = DATE '2026-11-28';
--   SET VARIABLE page = NULL;      -- or 'otc-savings'
--   SET VARIABLE brand = NULL;     -- or 'm10'
--   SET VARIABLE cut = NULL;       -- or 'variant', 'campaign', 'source', 'device', 'language', 'day', 'page', 'brand'
--
-- The days before from_day are not read. A row for each group; without a cut there is one.
WITH all_visits AS (
  SELECT * FROM read_parquet(getvariable('folder') || '/visits/*/*.parquet', hive_partitioning = true)
  WHERE left_out = '' AND day BETWEEN getvariable('from_day') AND getvariable('to_day')
), asked AS (
  SELECT *, CASE getvariable('cut')::VARCHAR
      WHEN 'variant' THEN variant WHEN 'campaign' THEN campaign WHEN 'source' THEN source WHEN 'device' THEN device
      WHEN 'language' THEN language WHEN 'day' THEN day::VARCHAR WHEN 'page' THEN page WHEN 'brand' THEN brand
      ELSE '' END AS cut
  FROM all_visits
  WHERE coalesce(page = getvariable('page')::VARCHAR, true) AND coalesce(brand = getvariable('brand')::VARCHAR, true)
), met AS (
  SELECT cut, unnest(from_json(steps, '[{"step": "VARCHAR", "place": "BIGINT", "seen": "BIGINT", "answered": "BIGINT",
    "left_here": "BIGINT"}]')) AS one
  FROM asked
), step_figures AS (
  SELECT cut, one.step AS step, avg(one.place) AS place, sum(one.seen)::BIGINT AS seen,
    sum(one.answered)::BIGINT AS answered, sum(one.left_here)::BIGINT AS left_here
  FROM met GROUP BY ALL
), steps AS (
  SELECT cut, list({'step': step, 'seen': seen, 'answered': answered, 'left': left_here} ORDER BY place, step) AS steps
  FROM step_figures GROUP BY cut
), spent AS (
  SELECT day, lower(campaign) AS campaign, lower(source) AS source, sum(cents) AS cents
  FROM read_parquet(getvariable('folder') || '/costs/*/*.parquet', hive_partitioning = true)
  WHERE currency = 'USD' AND day BETWEEN getvariable('from_day') AND getvariable('to_day') GROUP BY ALL
), of_campaign AS (
  SELECT day, campaign, source, count(*) AS visits FROM all_visits GROUP BY ALL
), own AS (
  SELECT cut, day, campaign, source, count(*) AS visits FROM asked GROUP BY ALL
), costs AS (
  -- What a campaign cost on a day is shared out evenly among its visits of that day.
  SELECT cut, round(round(sum(cents * own.visits / of_campaign.visits), 6))::BIGINT AS cost_cents
  FROM own JOIN spent USING (day, campaign, source) JOIN of_campaign USING (day, campaign, source) GROUP BY cut
)
SELECT cut, count(*) AS visits, any_value(steps.steps) AS steps, count(*) FILTER (is_lead) AS leads,
  count(*) FILTER (is_number_shown) AS numbers_shown, count(*) FILTER (is_call_tapped) AS calls_tapped,
  count(*) FILTER (is_call_returned) AS calls_returned, count(*) FILTER (is_connected) AS connected,
  count(*) FILTER (is_sold) AS sold, sum(revenue_cents)::BIGINT AS revenue_cents,
  coalesce(any_value(cost_cents), 0) AS cost_cents
FROM asked LEFT JOIN steps USING (cut) LEFT JOIN costs USING (cut)
GROUP BY cut ORDER BY visits DESC, cut;
