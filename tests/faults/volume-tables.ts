import { listMadeUpCalls } from '@/lib/commands/made-up/made-up-calls';
import { makeVisits } from '@/lib/commands/made-up/make-visits';
import type { MadeUpVisit } from '@/lib/commands/made-up/made-up-visit';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { makeRandom } from '@/tests/support/seeded-random';

const SEED = 18;
const DAYS = 30;
const MODELS = 400;
const EVENTS_A_VISIT = 10;
const VISITS_AT_ONCE = 25_000;

/** Visits of many kinds that have ten events on average. */
function pickModels(): readonly MadeUpVisit[] {
  const models: MadeUpVisit[] = [];
  let events = 0;
  for (const visit of makeVisits(makeRandom(SEED), MODELS * 2, Date.now())) {
    const isFew = visit.events.length <= EVENTS_A_VISIT;
    if (events > models.length * EVENTS_A_VISIT && !isFew) continue;
    models.push(visit);
    events += visit.events.length;
  }
  return models;
}

/** What each event of a model is, and how long after the visit began it happens. */
function listModelEvents(models: readonly MadeUpVisit[]) {
  return models.flatMap((visit, model) => {
    const bodies = listMadeUpCalls(visit).map(({ body }) => body);
    return visit.events.map(({ name, at }, place) => ({
      ...{ model, place, name, brand: visit.page.brandId, after: at - visit.startedAt },
      properties: bodies[place]?.['properties'],
    }));
  });
}

const MAKE_MODELS = `
  CREATE UNLOGGED TABLE volume_models (model integer, place integer, name text, brand text, after integer,
    properties jsonb);
  CREATE FUNCTION volume_visitor(visit integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT md5('visitor ' || visit / 20 * 20 + visit % 19)::uuid $$;
  CREATE FUNCTION volume_session(visit integer) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT 'volume.' || md5('visit ' || visit)::uuid $$;`;

const DROP_MODELS = 'DROP FUNCTION volume_visitor; DROP FUNCTION volume_session; DROP TABLE volume_models;';

const FILL_MODELS = `
  INSERT INTO volume_models SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS one (model integer, place integer, name text, brand text, after integer, properties jsonb)`;

/** The visits $1 to $2 of $3, of which each began a moment after the one before; $4 models. */
const BEGAN = `now() - interval '${DAYS} days' + visit * (interval '${DAYS} days' - interval '3 hours') / $3::integer`;

const FILL_EVENTS = `
  INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, received_at, properties)
  SELECT gen_random_uuid(), brand, name, volume_visitor(visit), volume_session(visit), at, at, properties
  FROM generate_series($1::integer, $2::integer) AS visit
    JOIN volume_models ON model = visit % $4::integer,
    LATERAL (SELECT ${BEGAN} + after * interval '1 ms' AS at) AS clock
  ORDER BY visit, place`;

const FILL_LEADS = `
  INSERT INTO leads (id, brand, product, page_name, form, form_version, anonymous_id, session_id, paid, created_at,
    received_at, "values")
  SELECT gen_random_uuid(), brand, 'medicare', properties -> 'page' ->> 'name', 'medicare', '1', volume_visitor(visit),
    volume_session(visit), true, ${BEGAN} + interval '5 minutes', ${BEGAN} + interval '5 minutes', '{"zipcode": "33101"}'
  FROM generate_series($1::integer, $2::integer) AS visit JOIN volume_models ON model = visit % $4::integer
  WHERE properties ->> 'stepType' = 'final'`;

/** Every third lead became a call that was told of; each day's campaigns cost something. */
const FILL_MONEY = `
  INSERT INTO outcomes (source, id, kind, revenue_cents, currency, occurred_at, received_at, changed_at, key,
    match_state, matched_by, brand, page_name, session_id, lead_id)
  SELECT 'network', id::text, CASE WHEN kind < 0.5 THEN 'sold' ELSE 'connected' END,
    CASE WHEN kind < 0.5 THEN 3500 ELSE 0 END, 'USD', created_at, received_at, received_at, session_id,
    'matched', 'visit', brand, page_name, session_id, id
  FROM (SELECT *, random() AS kind, row_number() OVER () AS turn FROM leads) AS lead WHERE turn % 3 = 0;
  INSERT INTO costs (day, source, campaign, currency, cents)
  SELECT day::date, source, campaign, 'USD', 90000
  FROM generate_series(now() - interval '${DAYS} days', now(), interval '1 day') AS day,
    (VALUES ('google', 'winter'), ('facebook', 'winter'), ('facebook', 'grocery'), ('taboola', 'story'))
      AS ad (source, campaign);`;

/** Fills the tables of a former build, which count no ids yet, with so many visits of a month, ten events each. */
export async function fillVisits(database: SqlDatabase, visits: number): Promise<void> {
  const models = pickModels();
  await database.session(async (session) => {
    await session.execute(
      `SET synchronous_commit = off; ALTER TABLE events DROP CONSTRAINT events_pkey; ${MAKE_MODELS}`,
    );
    await session.query(FILL_MODELS, [JSON.stringify(listModelEvents(models))]);
    for (let first = 0; first < visits; first += VISITS_AT_ONCE) {
      const span = [first, Math.min(first + VISITS_AT_ONCE, visits) - 1, visits, models.length];
      await session.query(FILL_EVENTS, span);
      await session.query(FILL_LEADS, span);
    }
    await session.execute(`${DROP_MODELS} ALTER TABLE events ADD PRIMARY KEY (id);`);
  });
}

/** What became of those visits, in the tables of this build. */
export async function fillMoney(database: SqlDatabase): Promise<void> {
  await database.session((session) => session.execute(FILL_MONEY));
}
