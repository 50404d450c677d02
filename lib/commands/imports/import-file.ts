import { readFileSync } from 'node:fs';
import type { Money } from '@/lib/server/records/money';
import { askStore } from '../process/ask-store';
import { readCsv, type CsvRow } from './read-csv';
import type { ReadRow } from './read-rows';

/** As many as a running site takes in one call. */
const ROWS_A_CALL = 40;

/** What is imported from a file, and how each row is told of. */
export interface FileImport<Value> {
  readonly file: string;
  readonly read: (rows: readonly CsvRow[]) => readonly ReadRow<Value>[];
  readonly act: (money: Money, values: readonly Value[], isTrial: boolean) => Promise<readonly string[]>;
  readonly describe: (value: Value) => string;
  /** Whether it is meant. */
  readonly isMeant: boolean;
}

function splitUp<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  const starts = Array.from({ length: Math.ceil(values.length / ROWS_A_CALL) }, (_, index) => index * ROWS_A_CALL);
  return starts.map((start) => values.slice(start, start + ROWS_A_CALL));
}

/**
 * Says row by row what an import does, or would do. Rows with a fault are left out; the exit code is 1 where there are
 * any, so that nobody takes half a file for the whole.
 */
export async function importFile<Value>({ file, read, act, describe, isMeant }: FileImport<Value>): Promise<void> {
  const rows = read(readCsv(readFileSync(file, 'utf8')));
  await askStore(async (store) => {
    const money = await store.money();
    const counts = new Map<string, number>();
    const tell = (line: number, what: string, effect: string) => {
      const kind = effect.split(',')[0] ?? effect;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      console.log(`line ${line}: ${what}${effect}`);
    };
    for (const part of splitUp(rows)) {
      const good = part.flatMap((row) => ('value' in row ? [row] : []));
      const values = good.map(({ value }) => value);
      const effects = values.length > 0 ? await act(money, values, !isMeant) : [];
      for (const row of part) {
        if ('fault' in row) tell(row.line, `left out, ${row.fault}`, '');
        else tell(row.line, `${describe(row.value)}: `, effects[good.indexOf(row)] ?? '');
      }
    }
    const faults = rows.filter((row) => 'fault' in row).length;
    const sums = [...counts].filter(([kind]) => kind !== '').map(([kind, count]) => `${count} ${kind}`);
    console.log(`${rows.length} rows: ${[...sums, `${faults} left out`].join(', ')}.`);
    if (!isMeant) console.log('Nothing was changed: say --yes.');
    return faults === 0;
  });
}
