import type { SqlDatabase } from '@/lib/server/store/sql-database';

/** Every row of every table as text, by table; the parts of a table count as the table. */
export async function dumpTables(database: SqlDatabase): Promise<Readonly<Record<string, string>>> {
  const tables = await database.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace
     AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  );
  const entries: [string, string][] = [];
  for (const { name } of tables) {
    const rows = await database.query(`SELECT to_jsonb(one)::text AS row FROM "${String(name)}" AS one`);
    entries.push([String(name), rows.map(({ row }) => String(row)).join('\n')]);
  }
  return Object.fromEntries(entries);
}
