import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@/lib/reporting/report-question';
import { EXPORTED, type ExportedRow, type ExportedTable, type Exports } from '@/lib/server/records/exports';
import { writeParquet } from './write-parquet';

/** Beside the data, what the funnel report is over them. */
const FUNNEL_SQL = 'lib/commands/exports/funnel.sql';

/** What is exported: these tables of these days (yyyy-MM-dd, both included) into this folder. */
export interface ExportOrder {
  readonly folder: string;
  readonly tables: readonly ExportedTable[];
  readonly from: string;
  readonly to: string;
}

async function* readPages(
  exports: Exports,
  table: ExportedTable,
  day: string,
): AsyncGenerator<readonly ExportedRow[], void> {
  let after: string | null = null;
  do {
    const { rows, next } = await exports.readExport(table, day, after);
    yield rows;
    after = next;
  } while (after !== null);
}

/** Where a day of a table stands, as readers of partitions expect it. */
function findFile(folder: string, table: ExportedTable, day: string): string {
  return join(folder, table, `day=${day}`, `${table}.parquet`);
}

/**
 * Writes a file for each table and day, in the place of one that is there: a day that is exported again is as it stands
 * now. Tells how many rows each has, also where there are none.
 */
export async function exportDays(
  exports: Exports,
  { folder, tables, from, to }: ExportOrder,
  tell: (table: ExportedTable, day: string, rows: number) => void,
): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const table of tables) {
      const rows = await writeParquet(findFile(folder, table, day), EXPORTED[table], readPages(exports, table, day));
      tell(table, day, rows);
    }
  }
  copyFileSync(FUNNEL_SQL, join(folder, 'funnel.sql'));
}
