import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratchDatabase } from '@/tests/support/scratch-database';

/** Runs a trial on an empty database of its own and in a folder of its own; throws where no server is named. */
export async function tryOnPostgres(trial: (url: string, folder: string) => Promise<boolean>): Promise<boolean> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL, as postgres://root@127.0.0.1:5432/test');
  const scratch = await makeScratchDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  try {
    return await trial(scratch.url, folder);
  } finally {
    await scratch.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
