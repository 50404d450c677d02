import { Pool, type PoolClient } from 'pg';
import { describeError, log } from '../platform/log';
import type { SqlDatabase, SqlRow, SqlRunner } from './sql-database';
import { isFromServer } from '../records/sql-state';

const POOL_SIZE = 10;
const CONNECT_LIMIT_MS = 1500;
const STATEMENT_LIMIT_MS = 2000;
/** For a frozen server that cannot keep its own limit, within the 2.5 s of a call. */
const ANSWER_LIMIT_MS = 2300;

function createRunner(queryable: Pick<PoolClient, 'query'>): SqlRunner {
  return {
    query: async (sql, parameters) => (await queryable.query<SqlRow>(sql, parameters && [...parameters])).rows,
    execute: async (sql) => {
      await queryable.query(sql);
    },
  };
}

/** A connection survives an error reported by the server, and no other. */
async function rollBack(client: PoolClient, error: unknown): Promise<void> {
  if (!isFromServer(error)) {
    client.release(true);
    return;
  }
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}

export function openPostgresDatabase(connectionString: string, schema?: string): SqlDatabase {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    keepAlive: true,
    application_name: 'funnel-platform',
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  });
  // A broken idle connection must not end the process.
  pool.on('error', (error) => log({ level: 'warn', message: 'store connection lost', ...describeError(error) }));
  // Nor one that breaks within a transaction; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...createRunner(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(createRunner(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        await rollBack(client, error);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
