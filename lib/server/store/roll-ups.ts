import type { MigrationStep } from './migration';

/** Days of reports are those of the specification (9), as in the accounts of most advertisers. */
export const REPORT_TIMEZONE = 'America/Los_Angeles';

/** By what visits are counted, in the order of the keys of both tables. `left_out` is empty for visits that count. */
export const CELL = [
  ...(['day', 'brand', 'page', 'variant', 'campaign', 'source', 'device', 'language', 'left_out'] as const),
];

/** What is counted of visits, each with how one visit says it. */
export const VISIT_COUNTS = {
  visits: '1',
  leads: 'is_lead::integer',
  numbers_shown: 'is_number_shown::integer',
  calls_tapped: 'is_call_tapped::integer',
  calls_returned: 'is_call_returned::integer',
  connected: 'is_connected::integer',
  sold: 'is_sold::integer',
  revenue_cents: 'revenue_cents',
  opted_out: 'is_opted_out::integer',
  made_up: 'is_made_up::integer',
  delivery_drops: 'delivery_drops',
} as const;

/** What is counted of the steps of visits. `place_sum` by `visits` is where in the form a step stands. */
export const STEP_COUNTS = {
  visits: '1',
  place_sum: 'place',
  seen: 'seen',
  answered: 'answered',
  left_here: 'left_here',
  backs: 'backs',
  refused: 'refused',
  timed: 'timed',
  answer_ms: 'answer_ms',
} as const;

const CELL_COLUMNS = CELL.map((name) => `${name} ${name === 'day' ? 'date' : 'text'} NOT NULL`).join(', ');

function countColumns(counts: Readonly<Record<string, string>>): string {
  return Object.keys(counts)
    .map((name) => `${name} bigint NOT NULL`)
    .join(', ');
}

/**
 * What reports read: a row for each visit, and counts by day of visits and of their steps. Counts stay when events have
 * become old. `steps` of a visit is a list of what happened at each question; `fault` of a step is what was refused
 * last where somebody left.
 */
export const ROLL_UPS: readonly MigrationStep[] = [
  {
    briefly: `
      CREATE TABLE visits (
        brand text NOT NULL,
        session_id text NOT NULL,
        anonymous_id uuid NOT NULL,
        day date NOT NULL,
        started_at timestamptz NOT NULL,
        first_received_at timestamptz NOT NULL,
        events integer NOT NULL,
        page text NOT NULL,
        variant text NOT NULL,
        exposures text[] NOT NULL,
        campaign text NOT NULL,
        source text NOT NULL,
        device text NOT NULL,
        language text NOT NULL,
        left_out text NOT NULL,
        is_made_up boolean NOT NULL,
        is_opted_out boolean NOT NULL,
        is_lead boolean NOT NULL,
        is_number_shown boolean NOT NULL,
        is_call_tapped boolean NOT NULL,
        is_call_returned boolean NOT NULL,
        is_connected boolean NOT NULL,
        is_sold boolean NOT NULL,
        revenue_cents bigint NOT NULL,
        delivery_drops integer NOT NULL,
        refused integer NOT NULL,
        steps jsonb NOT NULL,
        PRIMARY KEY (session_id, brand)
      ) WITH (fillfactor = 80);
      CREATE INDEX visits_anonymous_id ON visits (anonymous_id);
      CREATE INDEX visits_started_at ON visits (started_at);
      CREATE INDEX visits_exposures ON visits USING gin (exposures) WHERE exposures <> '{}';
      CREATE TABLE visit_days (${CELL_COLUMNS}, ${countColumns(VISIT_COUNTS)}, PRIMARY KEY (${CELL.join(', ')}))
        WITH (fillfactor = 80);
      CREATE TABLE step_days (${CELL_COLUMNS}, step text NOT NULL, fault text NOT NULL, ${countColumns(STEP_COUNTS)},
        PRIMARY KEY (${CELL.join(', ')}, step, fault)) WITH (fillfactor = 80);
      CREATE TABLE roll_up_marks (kind text PRIMARY KEY, done_until timestamptz NOT NULL);
    `,
  },
];

/** So many exposures of a visit count: a row of an index has no place for all that strangers may make up. */
export const MOST_EXPOSURES = 8;

/** Reports of experiments read these indexes alone: visits that count in the order of their visitors, and the others. */
export const EXPOSED_VISITS: readonly MigrationStep[] = [
  {
    index: 'visits_exposed',
    on: `visits (anonymous_id) INCLUDE (exposures, started_at, is_lead, is_number_shown, is_call_tapped, is_sold, refused,
      revenue_cents) WHERE left_out = '' AND cardinality(exposures) BETWEEN 1 AND ${MOST_EXPOSURES}`,
  },
  {
    index: 'visits_left_out',
    on: `visits (started_at) INCLUDE (left_out, page, exposures)
      WHERE left_out <> '' AND cardinality(exposures) <= ${MOST_EXPOSURES}`,
  },
  { briefly: 'DROP INDEX IF EXISTS visits_exposures' },
];
