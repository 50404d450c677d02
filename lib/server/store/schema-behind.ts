import { listMissing } from './migrate';
import type { SqlRunner } from './sql-database';

/** The deploy has not changed the tables yet; told apart by its name (D108). */
export class SchemaBehindError extends Error {
  override readonly name = 'SchemaBehindError';

  constructor(readonly missing: readonly number[]) {
    super(`The tables are behind this build (${missing.join(', ')}): run node migrate.js, or npm run migrate.`);
  }
}

export function isSchemaBehind(error: unknown): error is SchemaBehindError {
  return error instanceof Error && error.name === 'SchemaBehindError';
}

/** Throws a {@link SchemaBehindError} unless every migration of this build is there. */
export async function refuseSchemaBehind(runner: SqlRunner): Promise<void> {
  const missing = await listMissing(runner);
  if (missing.length > 0) throw new SchemaBehindError(missing);
}
