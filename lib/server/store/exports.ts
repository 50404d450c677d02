import { isRecord } from '@/lib/json/guard';
import { pickShareable } from '../destinations/shareable-fields';
import { EXPORTED, type ExportedPage, type ExportedRow, type ExportedTable, type Exports } from '../records/exports';
import { readPage, ROWS_A_PAGE } from './export-statements';
import { catchUp } from './roll-up';
import type { SqlDatabase, SqlRow } from './sql-database';

/** An instant, by which all before it are read, the last key read of that instant, and how far to look on. */
interface Place {
  readonly time: string | null;
  /** In s. */
  readonly reach: number;
  readonly key: string;
}

const WHOLE_SLICE = 90_000;
const BEGINNING: Place = { time: null, reach: WHOLE_SLICE, key: '' };
const LEAST_REACH = 1;
/** What lies within reach is sorted for each page: some pages of it, and more where little was found. */
const REACH_PACE = 4;

/** Throws for what is no place that a page gave. */
function parsePlace(text: string | null): Place {
  if (text === null) return BEGINNING;
  const [, time, reach, key] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.:+-]*)\|(\d{1,5})\|(.*)$/s.exec(text) ?? [];
  if (time === undefined || key === undefined) throw new Error('No page goes on from there.');
  return { time, reach: Number(reach), key };
}

function formatPlace(time: unknown, covered: number, key: unknown): string {
  const reach = Math.min(WHOLE_SLICE, Math.max(LEAST_REACH, Math.ceil(REACH_PACE * covered)));
  return `${String(time)}|${reach}|${String(key)}`;
}

/** They stand in columns of their own. */
const TOLD_ELSEWHERE = ['eventId', 'timestamp', 'brand', 'sessionId'];

/** Of what anybody may have sent, what may leave without anybody's leave. */
function describeProperties(told: unknown): string {
  const properties = pickShareable(isRecord(told) ? told : {}, []);
  return JSON.stringify(
    Object.fromEntries(Object.entries(properties).filter(([name]) => !TOLD_ELSEWHERE.includes(name))),
  );
}

function toRow(table: ExportedTable, row: SqlRow): ExportedRow {
  const cells = Object.entries(EXPORTED[table]).map(([name, kind]) => {
    if (table === 'events' && name === 'properties') return [name, describeProperties(row[name])];
    return [name, kind === 'json' ? JSON.stringify(row[name]) : row[name]];
  });
  return Object.fromEntries(cells) as ExportedRow;
}

function toPage(table: ExportedTable, rows: readonly SqlRow[], { reach }: Place): ExportedPage {
  const found = rows.filter((row) => row['atTime'] !== null);
  const last = rows.at(-1);
  const isMore = found.length === ROWS_A_PAGE;
  const isDone = !isMore && last?.['isLast'] === true;
  const next = isMore
    ? formatPlace(last?.['atTime'], Number(last?.['covered']), last?.['atKey'])
    : formatPlace(last?.['until'], reach, '');
  return { rows: found.map((row) => toRow(table, row)), next: isDone ? null : next };
}

/** What visits came to is brought up to date before their first page. */
export function createExports(database: SqlDatabase): Exports {
  return {
    readExport: async (table, day, after) => {
      const place = parsePlace(after);
      if (table === 'visits' && after === null) await catchUp(database);
      const parameters = [day, place.time, place.key, ROWS_A_PAGE, place.reach];
      return toPage(table, await database.session((session) => session.query(readPage(table), parameters)), place);
    },
  };
}
