import { EXPORTED, type ExportedTable } from '../records/exports';
import { REPORT_TIMEZONE } from './roll-ups';

/** Rows of one page: a page of events is some two megabytes. */
export const ROWS_A_PAGE = 2000;

interface ExportSource {
  /** What its days are counted by, and what orders rows of one instant, without two alike. */
  readonly time: string;
  readonly key: string;
  readonly from: string;
  /** How much of a day is looked at for a page, where an index on the time finds it: the rest is not read for it. */
  readonly slice: string;
  /** Columns that are no column of the table by that name. */
  readonly renamed?: Readonly<Record<string, string>>;
}

const WHOLE_DAY = `interval '1 day 2 hours'`;

const SOURCES: Readonly<Record<ExportedTable, ExportSource>> = {
  events: { time: 'received_at', key: 'id::text', from: 'events', slice: `interval '1 hour'` },
  visits: { time: 'started_at', key: `session_id || ' ' || brand`, from: 'visits', slice: WHOLE_DAY },
  leads: {
    ...{ time: 'received_at', key: 'id::text', from: 'leads', slice: WHOLE_DAY },
    renamed: { page: 'page_name', is_paid: 'paid' },
  },
  outcomes: {
    ...{ time: 'occurred_at', key: `source || ' ' || id`, from: 'outcomes', slice: WHOLE_DAY },
    renamed: {
      id: `encode(sha256(convert_to(source || ' ' || id, 'UTF8')), 'hex')`,
      page: 'page_name',
      corrections: 'jsonb_array_length(superseded)',
    },
  },
  costs: {
    time: `(day::timestamp AT TIME ZONE '${REPORT_TIMEZONE}')`,
    key: `source || ' ' || campaign || ' ' || currency`,
    ...{ from: 'costs', slice: WHOLE_DAY },
  },
};

function selectColumns(table: ExportedTable): string {
  const { renamed = {} } = SOURCES[table];
  const columns = Object.entries(EXPORTED[table]).map(([name, kind]) => {
    const of = renamed[name] ?? name;
    if (kind === 'instant') return `round(1000 * extract(epoch FROM ${of}))::float8 AS ${name}`;
    if (kind === 'count') return `(${of})::float8 AS ${name}`;
    if (kind === 'json') return `to_jsonb(${of}) AS ${name}`;
    return kind === 'text' ? `(${of})::text AS ${name}` : `${of} AS ${name}`;
  });
  return columns.join(', ');
}

/**
 * A page of a day $1, after the instant $2 and the key $3, of $4 rows at most and of $5 s; $2 is null for the first page.
 * Each row has where the slice ends, whether that is the end of the day, where it stands itself and how many seconds of
 * the slice end with it.
 */
export function readPage(table: ExportedTable): string {
  const { time, key, from, slice } = SOURCES[table];
  return `
    WITH day AS (
      SELECT $1::date::timestamp AT TIME ZONE '${REPORT_TIMEZONE}' AS begins,
        ($1::date + 1)::timestamp AT TIME ZONE '${REPORT_TIMEZONE}' AS ends
    ), start AS (
      SELECT coalesce($2::timestamptz, begins) AS after, least(${slice}, $5::integer * interval '1 second') AS reach, ends
      FROM day
    ), span AS MATERIALIZED (
      SELECT after, least(after + reach, ends) AS until, after + reach >= ends AS is_last FROM start
    )
    SELECT span.until::text AS "until", is_last AS "isLast", extract(epoch FROM page.at - span.after)::float8 AS "covered", page.*
    FROM span LEFT JOIN LATERAL (
      SELECT ${time} AS at, ${time}::text AS "atTime", ${key} AS "atKey", ${selectColumns(table)}
      FROM ${from} WHERE ${time} >= span.after AND ${time} < span.until AND (${time} > span.after OR ${key} > $3::text)
      ORDER BY ${time}, ${key} LIMIT $4::integer
    ) AS page ON true`;
}
