import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileWriter, ParquetWriter, schemaFromColumnData, type BasicType, type ColumnSource } from 'hyparquet-writer';
import type { ExportedKind, ExportedRow } from '@/lib/server/records/exports';

/** Rows that are in memory at once: some 20 MB of events. */
const ROWS_A_GROUP = 20_000;
/** What a killed run has left is nobody's by then. */
const LEFT_OVER_MS = 86_400_000;
const OWNER_ONLY = 0o700;

const TYPES: Readonly<Record<ExportedKind, BasicType>> = {
  text: 'STRING',
  count: 'INT64',
  flag: 'BOOLEAN',
  instant: 'TIMESTAMP',
  json: 'STRING',
};

type Columns = Readonly<Record<string, ExportedKind>>;

/** As the writer takes them: whole numbers of 64 bits, and dates. */
function toCell(value: ExportedRow[string] | undefined, kind: ExportedKind): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'count') return BigInt(Math.round(Number(value)));
  return kind === 'instant' ? new Date(Number(value)) : value;
}

function toColumns(columns: Columns, rows: readonly ExportedRow[]): ColumnSource[] {
  return Object.entries(columns).map(([name, kind]) => ({
    ...{ name, type: TYPES[kind], nullable: true },
    data: rows.map((row) => toCell(row[name], kind)),
  }));
}

function removeLeftOvers(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!name.startsWith(`${basename(file)}.`)) continue;
    if (statSync(path).mtimeMs < Date.now() - LEFT_OVER_MS) rmSync(path, { force: true });
  }
}

/**
 * Writes rows as one Parquet file in the place of what is there, at once when all of them are written: a reader sees the
 * former file or the new one. Returns how many. What it throws leaves the former file as it is.
 */
export async function writeParquet(
  file: string,
  columns: Columns,
  rows: AsyncIterable<readonly ExportedRow[]>,
): Promise<number> {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  removeLeftOvers(file);
  const unfinished = `${file}.${process.pid}`;
  try {
    const schema = schemaFromColumnData({ columnData: toColumns(columns, []) });
    const writer = new ParquetWriter({ writer: fileWriter(unfinished), schema });
    let [count, waiting] = [0, [] as ExportedRow[]];
    const write = async (): Promise<void> => {
      await writer.write({ columnData: toColumns(columns, waiting), rowGroupSize: ROWS_A_GROUP });
      count += waiting.length;
      waiting = [];
    };
    for await (const page of rows) {
      waiting.push(...page);
      if (waiting.length >= ROWS_A_GROUP) await write();
    }
    if (waiting.length > 0) await write();
    await writer.finish();
    renameSync(unfinished, file);
    return count;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
