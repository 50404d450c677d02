import { isRecord } from '@/lib/json/guard';
import { pickShareable } from '../destinations/shareable-fields';
import { EXPORTED, type ExportedPage, type ExportedRow, type ExportedTable, type Exports } from '../records/exports';
import { readPage, ROWS_A_PAGE } from './export-statements';
import { catchUp } from './roll-up';
import type { SqlDatabase, SqlRow } from './sql-database';

/** An instant, by which all before it are read, and the last key read of that instant. */
interface Place {
  readonly time: string | null;
  readonly key: string;
}

const BEGINNING: Place = { time: null, key: '' };

/** Throws for what is no place that a page gave. */
function parsePlace(text: string | null): Place {
  if (text === null) return BEGINNING;
  const [, time, key] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.:+-]*)\|(.*)$/s.exec(text) ?? [];
  if (time === undefined || key === undefined) throw new Error('No page goes on from there.');
  return { time, key };
}

function formatPlace(time: unknown, key: unknown): string {
  return `${String(time)}|${String(key)}`;
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

function toPage(table: ExportedTable, rows: readonly SqlRow[]): ExportedPage {
  const found = rows.filter((row) => row['atTime'] !== null);
  const last = rows.at(-1);
  const isMore = found.length === ROWS_A_PAGE;
  const isDone = !isMore && last?.['isLast'] === true;
  const next = isMore ? formatPlace(last?.['atTime'], last?.['atKey']) : formatPlace(last?.['until'], '');
  return { rows: found.map((row) => toRow(table, row)), next: isDone ? null : next };
}

/** What visits came to is brought up to date before their first page. */
export function createExports(database: SqlDatabase): Exports {
  return {
    readExport: async (table, day, after) => {
      const { time, key } = parsePlace(after);
      if (table === 'visits' && after === null) await catchUp(database);
      const parameters = [day, time, key, ROWS_A_PAGE];
      return toPage(table, await database.session((session) => session.query(readPage(table), parameters)));
    },
  };
}
