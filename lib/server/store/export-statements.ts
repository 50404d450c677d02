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
 * A page of a day $1, after the instant $2 and the key $3, of $4 rows at most; both null for the first page. Each row
 * has where the slice ends, whether that is the end of the day, and where it stands itself.
 */
export function readPage(table: ExportedTable): string {
  const { time, key, from, slice } = SOURCES[table];
  return `
    WITH day AS (
      SELECT $1::date::timestamp AT TIME ZONE '${REPORT_TIMEZONE}' AS begins,
        ($1::date + 1)::timestamp AT TIME ZONE '${REPORT_TIMEZONE}' AS ends
    ), span AS MATERIALIZED (
      SELECT coalesce($2::timestamptz, begins) AS after, least(coalesce($2::timestamptz, begins) + ${slice}, ends) AS until,
        coalesce($2::timestamptz, begins) + ${slice} >= ends AS is_last
      FROM day
    )
    SELECT span.until::text AS "until", is_last AS "isLast", page.*
    FROM span LEFT JOIN LATERAL (
      SELECT ${time}::text AS "atTime", ${key} AS "atKey", ${selectColumns(table)}
      FROM ${from} WHERE ${time} >= span.after AND ${time} < span.until AND (${time} > span.after OR ${key} > $3::text)
      ORDER BY ${time}, ${key} LIMIT $4::integer
    ) AS page ON true`;
}
