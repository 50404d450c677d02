import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '@/lib/server/store/migrate';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { copyMigratedStore } from '@/tests/support/model-stores';
import { answerLate, countRows, makeKeyed, makeRacer, ONE_OF_EACH } from '@/tests/support/race-instances';
import { makeScratchDatabase } from '@/tests/support/scratch-database';

const REQUESTS = 1000;

interface Shared {
  readonly databases: readonly [SqlDatabase, SqlDatabase];
  readonly close: () => Promise<void>;
}

async function openShared(): Promise<Shared> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'two-instances-'));
    copyMigratedStore(folder);
    const database = await openPgliteDatabase(folder);
    const close = async () => {
      await database.close();
      await rm(folder, { recursive: true });
    };
    return { databases: [database, database], close };
  }
  const scratch = await makeScratchDatabase(url);
  const [first, second] = [openPostgresDatabase(scratch.url), openPostgresDatabase(scratch.url)];
  await migrate(first);
  const close = async () => {
    await Promise.all([first.close(), second.close()]);
    await scratch.drop();
  };
  return { databases: [first, second], close };
}

test('a thousand requests with one key at two instances are one row, one provider call and one reply', async () => {
  const { databases, close } = await openShared();
  try {
    let providerCalls = 0;
    const ask = () => answerLate((providerCalls += 1));
    const keyed = makeKeyed();
    const racers = databases.map((database) => makeRacer(database, ask));
    const times = REQUESTS / racers.length;
    await Promise.all(racers.map(({ save }) => save(keyed, times)));
    const replies = await Promise.all(racers.map(({ lease }) => lease(keyed, times)));
    const rows = await countRows(databases[0], keyed);
    expect({ providerCalls, replies: new Set(replies.flat()).size, rows }).toEqual(ONE_OF_EACH);
  } finally {
    await close();
  }
});
