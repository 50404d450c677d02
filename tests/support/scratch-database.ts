import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of PostgreSQL for one run. */
export interface ScratchDatabase {
  readonly url: string;
  count(table: 'events' | 'leads'): Promise<number>;
  drop(): Promise<void>;
}

async function query<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Makes one beside the database of `server`. */
export async function makeScratchDatabase(server: string): Promise<ScratchDatabase> {
  const name = `run_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    count: async (table) => {
      const [row] = await query<{ readonly count: string }>(address.href, `select count(*) from ${table}`);
      return Number(row?.count ?? 0);
    },
    drop: async () => {
      await query(server, `drop database ${name} with (force)`);
    },
  };
}
