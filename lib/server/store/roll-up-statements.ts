import { EARNED } from './earnings';
import { CELL, MOST_EXPOSURES, REPORT_TIMEZONE, STEP_COUNTS, VISIT_COUNTS } from './roll-ups';

/** A browser's clock is believed so far back; the demo's visits are a month old as they arrive. */
const OLDEST_CLOCK = `interval '40 days'`;

/** Longer than a question is thought about: the tab lay open. */
const LONGEST_ANSWER_MS = 600_000;

/** What strangers make up does not become a name of a step. */
const IS_STEP = `step ~ '^[a-z0-9-]{1,64}$'`;

function label(expression: string): string {
  return `left(regexp_replace(lower(coalesce(${expression}, '')), '[[:cntrl:]]', '', 'g'), 64)`;
}

/** The events of the visits $1, with what is asked of them; text alone, since anybody may have sent anything. */
const EVENTS = `
  SELECT events.brand, events.session_id, events.id, events.name, events.anonymous_id, events.received_at,
    CASE WHEN events.occurred_at BETWEEN events.received_at - ${OLDEST_CLOCK} AND events.received_at
      THEN events.occurred_at ELSE events.received_at END AS at,
    said."stepName" AS step, CASE WHEN said."stepNumber" ~ '^\\d{1,3}$' THEN said."stepNumber"::integer ELSE 0 END AS place,
    said."stepType" AS step_type, said.name AS experiment, said.variant, said.field, said.page, said."urlParams" AS parameters,
    said."userAgent" AS agent, said."isOptedOut" = 'true' AS is_opted_out,
    said."isCrawler" = 'true' OR said."botDetection" ->> 'bot' = 'true' OR said."ipQuality" ->> 'botStatus' = 'true'
      OR said."ipQuality" ->> 'isCrawler' = 'true' AS is_bot,
    said.url ~ '[?&]variant=[^&#]' AS is_forced, said."isTest" = 'true' AS is_test,
    CASE WHEN said."deliveryDrops" ~ '^\\d{1,4}$' THEN said."deliveryDrops"::integer ELSE 0 END AS drops
  FROM events, LATERAL jsonb_to_record(events.properties) AS said(
    "stepName" text, "stepNumber" text, "stepType" text, name text, variant text, field text, page jsonb,
    "urlParams" jsonb, "userAgent" text, url text, "isOptedOut" text, "isCrawler" text, "botDetection" jsonb,
    "ipQuality" jsonb, "deliveryDrops" text, "isTest" text)
  WHERE events.session_id = ANY($1::text[])`;

/** Each view of a step with the place of the next one on the same page, and whether it was the visit's last. */
const VIEWS = `
  SELECT brand, session_id, id, name, at, step, place, field, lead(place) OVER on_page < place AS is_back, row_number() OVER backwards = 1 AS is_last
  FROM said WHERE name = 'pageView' AND ${IS_STEP}
  WINDOW on_page AS (PARTITION BY brand, session_id, page ->> 'name' ORDER BY at, id),
    backwards AS (PARTITION BY brand, session_id ORDER BY at DESC, id DESC)`;

const STEPS = `
  SELECT brand, session_id, step, min(place) AS place,
    bool_or(name = 'pageView')::integer AS seen, bool_or(name = 'formStepSubmitted')::integer AS answered,
    bool_or(is_last)::integer AS is_last, count(*) FILTER (WHERE is_back) AS backs,
    count(*) FILTER (WHERE name = 'formStepRefused') AS refused,
    (array_agg(field ORDER BY at DESC, id DESC) FILTER (WHERE name = 'formStepRefused'))[1] AS fault,
    round(1000 * extract(epoch FROM min(at) FILTER (WHERE name = 'formStepSubmitted')
      - min(at) FILTER (WHERE name = 'pageView')))::bigint AS answer_ms
  FROM (
    SELECT brand, session_id, id, name, at, step, place, field, is_back, is_last FROM views
    UNION ALL
    SELECT brand, session_id, id, name, at, step, place, field, NULL, NULL FROM said
    WHERE name IN ('formStepSubmitted', 'formStepRefused') AND ${IS_STEP}
  ) AS happened GROUP BY brand, session_id, step`;

/** A visit leaves at the last question that it saw, unless it saw the number. */
const STEPS_OF_VISIT = `
  SELECT steps.brand, steps.session_id, jsonb_agg(jsonb_build_object(
    'step', step, 'place', place, 'seen', seen, 'answered', answered, 'backs', steps.backs, 'refused', steps.refused,
    'left_here', CASE WHEN is_number_shown THEN 0 ELSE coalesce(is_last, 0) END,
    'fault', CASE WHEN is_last = 1 AND answered = 0 AND NOT is_number_shown THEN ${label('fault')} ELSE '' END,
    'timed', (coalesce(answer_ms, -1) >= 0)::integer,
    'answer_ms', CASE WHEN answer_ms >= 0 THEN least(answer_ms, ${LONGEST_ANSWER_MS}) ELSE 0 END
  ) ORDER BY place, step) AS steps
  FROM steps JOIN whole USING (brand, session_id) GROUP BY steps.brand, steps.session_id`;

const WHOLE = `
  SELECT brand, session_id, min(at) AS started_at, min(received_at) AS first_received_at, count(*)::integer AS events,
    (array_agg(${label(`experiment || '.' || variant`)} ORDER BY at, id) FILTER (WHERE name = 'enteredExperiment'))[1] AS variant,
    coalesce((array_agg(DISTINCT ${label(`experiment || '.' || variant`)})
      FILTER (WHERE name = 'enteredExperiment' AND experiment || variant <> ''))[1:${MOST_EXPOSURES}], '{}') AS exposures,
    coalesce(bool_or(is_bot), false) AS is_bot, coalesce(bool_or(is_forced), false) AS is_forced,
    coalesce(bool_or(is_test), false) AS is_test,
    coalesce(bool_or(is_opted_out), false) AS is_opted_out,
    coalesce(bool_or(name = 'pageView' AND step_type = 'final'), false) AS is_number_shown,
    bool_or(name = 'ctcClicked') AS is_call_tapped, bool_or(name = 'ctcReturned') AS is_call_returned,
    max(drops) AS delivery_drops, (count(*) FILTER (WHERE name = 'formStepRefused'))::integer AS refused
  FROM said GROUP BY brand, session_id`;

/** Where a visit began and what its address said; words are made even of the first event alone. */
const FIRST = `
  SELECT brand, session_id, anonymous_id, ${label(`page ->> 'name'`)} AS page,
    ${label(`page ->> 'language'`)} AS language, ${label(`parameters ->> 'utm_campaign'`)} AS campaign,
    ${label(`CASE
      WHEN parameters ->> 'utm_source' <> '' THEN parameters ->> 'utm_source'
      WHEN parameters ?| '{gclid,gbraid,wbraid}' THEN 'google' WHEN parameters ? 'msclkid' THEN 'microsoft'
      WHEN parameters ? 'fbclid' THEN 'facebook' WHEN parameters ?| '{tblci,tbclid}' THEN 'taboola' WHEN parameters ? 'ttclid' THEN 'tiktok' END`)} AS source,
    CASE WHEN agent ~* 'ipad|tablet|android(?!.*mobi)' THEN 'tablet' WHEN agent ~* 'mobi|iphone|android' THEN 'phone'
      ELSE 'computer' END AS device
  FROM (
    SELECT DISTINCT ON (brand, session_id) brand, session_id, anonymous_id, page, parameters, agent
    FROM said ORDER BY brand, session_id, at, id
  ) AS earliest`;

const COLUMNS = [
  ...['brand', 'session_id', 'anonymous_id', 'day', 'started_at', 'first_received_at', 'events', 'page', 'variant'],
  ...['exposures', 'campaign', 'source', 'device', 'language', 'left_out', 'is_made_up', 'is_opted_out', 'is_lead'],
  ...['is_number_shown', 'is_call_tapped', 'is_call_returned', 'is_connected', 'is_sold', 'revenue_cents'],
  ...['delivery_drops', 'refused', 'steps'],
];

/** Named by their ids: joined by those of events alone, all visits there are would be read. */
const FORMER = 'SELECT * FROM visits WHERE session_id = ANY($1::text[])';

/** A row that was made of more than is still kept stays as it is; a lead that was emptied since has been one. */
const VISITS = `
  SELECT brand, session_id, first.anonymous_id,
    (whole.started_at AT TIME ZONE '${REPORT_TIMEZONE}')::date AS day, whole.started_at, whole.first_received_at,
    whole.events, first.page, coalesce(whole.variant, '') AS variant, whole.exposures, first.campaign, first.source,
    first.device, first.language,
    CASE WHEN whole.is_test THEN 'test' WHEN whole.is_bot THEN 'bot' WHEN whole.is_forced THEN 'forced' ELSE '' END AS left_out,
    session_id LIKE 'made-up.%' AS is_made_up, whole.is_opted_out,
    leads.session_id IS NOT NULL OR coalesce(former.is_lead, false) AS is_lead,
    whole.is_number_shown, whole.is_call_tapped, whole.is_call_returned,
    coalesce(earned.is_connected, false) AS is_connected, coalesce(earned.is_sold, false) AS is_sold,
    coalesce(earned.revenue_cents, 0) AS revenue_cents, whole.delivery_drops, whole.refused,
    coalesce(steps_of_visit.steps, '[]') AS steps
  FROM whole JOIN first USING (brand, session_id) LEFT JOIN steps_of_visit USING (brand, session_id)
    LEFT JOIN (SELECT DISTINCT brand, session_id FROM leads WHERE session_id = ANY($1::text[])) AS leads
      USING (brand, session_id)
    LEFT JOIN (${EARNED}) AS earned USING (brand, session_id)
    LEFT JOIN (${FORMER}) AS former USING (brand, session_id)
  WHERE former.first_received_at IS NULL OR former.first_received_at >= whole.first_received_at`;

interface Counted {
  readonly table: string;
  readonly key: readonly string[];
  readonly counts: Readonly<Record<string, string>>;
  readonly from: string;
}

/** Adds what changed to the counts of a table. */
function addUp({ table, key, counts, from }: Counted): string {
  const names = Object.keys(counts);
  const sums = Object.entries(counts).map(([name, of]) => `sum(sign * (${of}))::bigint AS ${name}`);
  return `
    INSERT INTO ${table} AS stored (${[...key, ...names].join(', ')})
    SELECT ${[...key, ...sums].join(', ')} FROM ${from}
    GROUP BY ${key.join(', ')} HAVING ${Object.values(counts)
      .map((of) => `sum(sign * (${of})) <> 0`)
      .join(' OR ')}
    ORDER BY ${key.join(', ')}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET
      ${names.map((name) => `${name} = stored.${name} + excluded.${name}`).join(', ')}`;
}

const STEP_RECORD = `step text, fault text, ${Object.keys(STEP_COUNTS)
  .filter((name) => name !== 'visits' && name !== 'place_sum')
  .map((name) => `${name} bigint`)
  .join(', ')}, place bigint`;

/** The counts of both tables out of `changed`: rows of visits, each with the sign that it counts with. */
const COUNT_VISITS = addUp({ table: 'visit_days', key: CELL, counts: VISIT_COUNTS, from: 'changed' });
const COUNT_STEPS = addUp({
  table: 'step_days',
  key: [...CELL, 'step', 'fault'],
  counts: STEP_COUNTS,
  from: `(SELECT ${CELL.map((name) => `changed.${name}`).join(', ')}, changed.sign, one.*
    FROM changed, LATERAL jsonb_to_recordset(changed.steps) AS one(${STEP_RECORD})) AS step_of_visit`,
});

const ROLLED = `
  WITH said AS MATERIALIZED (${EVENTS}), views AS (${VIEWS}), steps AS (${STEPS}), whole AS (${WHOLE}),
  steps_of_visit AS (${STEPS_OF_VISIT}), first AS (${FIRST}), rolled AS MATERIALIZED (${VISITS})`;

const KEEP_ROLLED = `
  INSERT INTO visits AS stored (${COLUMNS.join(', ')}) SELECT ${COLUMNS.join(', ')} FROM rolled
  ORDER BY session_id, brand
  ON CONFLICT (session_id, brand) DO UPDATE SET ${COLUMNS.slice(2)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}
  WHERE (stored.*) IS DISTINCT FROM (excluded.*)`;

const HOW_MANY = 'SELECT count(*)::integer AS count FROM rolled';

/** Makes the rows of the visits $1 anew from all of their events, and counts none of them. */
export const MAKE_VISITS = `${ROLLED}, kept AS (${KEEP_ROLLED}) ${HOW_MANY}`;

/**
 * Makes the rows of the visits $1 anew from all of their events, and changes the counts by the difference: whatever
 * came twice, late or in another order, the result is the same.
 */
export const ROLL_UP = `
  ${ROLLED}, changed AS MATERIALIZED (
    SELECT -1 AS sign, ${COLUMNS.map((name) => `visits.${name}`).join(', ')}
    FROM (${FORMER}) AS visits JOIN rolled USING (brand, session_id)
    UNION ALL SELECT 1, ${COLUMNS.join(', ')} FROM rolled
  ), kept AS (${KEEP_ROLLED}), visits_counted AS (${COUNT_VISITS}), steps_counted AS (${COUNT_STEPS}) ${HOW_MANY}`;

/** Visits whose events are no longer kept, or were erased with their visitor, cannot be made anew. */
export const FORGET_ROLL_UPS = `
  DELETE FROM visits WHERE session_id NOT LIKE 'erased.%'
    AND first_received_at >= (SELECT coalesce(min(received_at), 'infinity') FROM events)`;

/** Counts all visits at once; of the counts there must be none. */
export const COUNT_ALL = `
  WITH changed AS NOT MATERIALIZED (SELECT 1 AS sign, visits.* FROM visits),
  visits_counted AS (${COUNT_VISITS}), steps_counted AS (${COUNT_STEPS}) SELECT 1`;

/** A mark may be read anew this far back: transactions say that they run a moment after their time was set. */
const OVERLAP = `interval '5 seconds'`;

/** So much is made up at once after a time without a worker. */
const LONGEST_SPAN = `interval '6 hours'`;

/**
 * Until when nothing can be received any more: rows carry the time at which their transaction began. Writes end within
 * seconds, so a transaction that takes a minute is something else.
 */
export const READ_BOUND = `
  WITH marks AS (
    SELECT coalesce((SELECT done_until FROM roll_up_marks WHERE kind = 'events'),
      (SELECT min(received_at) FROM events), now()) - ${OVERLAP} AS done_until
  ), bounds AS (
    SELECT greatest(least(now(), min(xact_start)), now() - interval '60 seconds') AS until FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
      AND state <> 'idle'
  )
  SELECT done_until::text AS "from", least(until, done_until + ${LONGEST_SPAN})::text AS until,
    until <= done_until + ${LONGEST_SPAN} AS "isLast"
  FROM marks, bounds`;

/** The visits to which something came from $1 until $2. */
export const LIST_CHANGED_VISITS = `
  SELECT session_id AS id FROM events WHERE received_at > $1::timestamptz AND received_at <= $2::timestamptz
  UNION SELECT session_id FROM leads
  WHERE received_at > $1::timestamptz AND received_at <= $2::timestamptz AND session_id <> ''
  UNION SELECT session_id FROM outcomes
  WHERE changed_at > $1::timestamptz AND changed_at <= $2::timestamptz AND session_id IS NOT NULL`;

export const LIST_VISITS = 'SELECT DISTINCT session_id AS id FROM events';

export const KEEP_MARK = `
  INSERT INTO roll_up_marks (kind, done_until) VALUES ('events', $1::timestamptz)
  ON CONFLICT (kind) DO UPDATE SET done_until = excluded.done_until`;

/** Marks a span, from $2 until $1, that nobody else has marked since it was read. */
export const MOVE_MARK = `${KEEP_MARK}
  WHERE roll_up_marks.done_until - ${OVERLAP} = $2::timestamptz RETURNING kind`;
