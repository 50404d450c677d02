import type { SqlRunner } from './sql-database';

/** Every commit is on disk before it is answered, and a page torn by a power cut is mended. */
const NEEDED = `
  SELECT name || '=' || setting AS fault FROM pg_settings
  WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'
  ORDER BY name`;

/** PostgreSQL would lose what it has committed; the code names the settings, as `fsync=off`. */
export class UndurableStoreError extends Error {
  override readonly name = 'UndurableStoreError';

  constructor(readonly code: string) {
    super(`PostgreSQL loses commits when its machine fails: ${code}`);
  }
}

/**
 * Throws an {@link UndurableStoreError} where the session's settings allow a commit to be lost (reliability: accepted
 * means on disk). What is sent meanwhile waits in the spool, which syncs (D105).
 */
export async function requireDurable(runner: SqlRunner): Promise<void> {
  const faults = (await runner.query(NEEDED)).map((row) => String(row['fault']));
  if (faults.length > 0) throw new UndurableStoreError(faults.join(','));
}
