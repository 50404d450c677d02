import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Cut, ReportQuestion } from '@/lib/reporting/report-question';

export type DuckRow = Readonly<Record<string, unknown>>;

/** What an engine that is none of ours reads. */
export interface DuckDB {
  ask(sql: string): Promise<readonly DuckRow[]>;
  close(): void;
}

export async function openDuckDB(): Promise<DuckDB> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  return {
    ask: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJS(),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

const text = (value: string | undefined) => (value === undefined ? 'NULL' : `'${value}'`);

interface DuckStep {
  readonly step: string;
  readonly seen: bigint;
  readonly answered: bigint;
  readonly left: bigint;
}

/** The funnel of each group by the SQL that an export brings along, by the group's name. */
export async function askDuckFunnel(
  duck: DuckDB,
  folder: string,
  { from, to, page, brand }: ReportQuestion,
  cut?: Cut,
): Promise<ReadonlyMap<string, object>> {
  for (const set of [
    `folder = '${folder}'`,
    `from_day = DATE '${from}'`,
    `to_day = DATE '${to}'`,
    `page = ${text(page)}`,
    `brand = ${text(brand)}`,
    `cut = ${text(cut)}`,
  ])
    await duck.ask(`SET VARIABLE ${set}`);
  const rows = await duck.ask(readFileSync(join(folder, 'funnel.sql'), 'utf8'));
  return new Map(
    rows.map((row) => {
      const steps = ((row['steps'] ?? []) as readonly DuckStep[]).map(({ step, seen, answered, left }) => ({
        ...{ step, seen: Number(seen), answered: Number(answered), left: Number(left) },
      }));
      const count = (name: string) => Number(row[name]);
      const figures = {
        ...{ visits: count('visits'), steps, leads: count('leads'), numbersShown: count('numbers_shown') },
        ...{ callsTapped: count('calls_tapped'), callsReturned: count('calls_returned') },
        ...{ connected: count('connected'), sold: count('sold') },
        ...{ revenueCents: count('revenue_cents'), costCents: count('cost_cents') },
      };
      return [String(row['cut']), figures] as const;
    }),
  );
}
