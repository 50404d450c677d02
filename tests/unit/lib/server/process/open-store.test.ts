import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '@/lib/server/platform/env';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';
import { migrate } from '@/lib/server/store/migrate';
import { withMigrationLock } from '@/lib/server/store/migration-lock';
import { openDatabase } from '@/lib/server/store/open-database';
import { copyEmptyStore } from '@/tests/support/model-stores';
import { makeScratchDatabase } from '@/tests/support/scratch-database';
import { makeEvent } from '@/tests/support/store-records';
import { postgresUrl } from '@/tests/support/store-subjects';

const POSTGRES = 'postgres://site@127.0.0.1/site';

test('only in production, and only on PostgreSQL, is it the deploy that changes tables', () => {
  const env = parseEnv({ DATABASE_URL: POSTGRES, DATABASE_CONNECTIONS: '7' });
  expect(readOpenOptions(env)).toEqual({ isDeployed: false, poolSize: 7 });
  expect(readOpenOptions({ ...env, APP_ENV: 'production' }).isDeployed).toBe(true);
  expect(readOpenOptions({ ...env, APP_ENV: 'production', DATABASE_URL: 'file:.data/store' }).isDeployed).toBe(false);
});

test('an embedded store needs no set-up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-store-'));
  copyEmptyStore(join(folder, 'store'));
  const store = await openStore(`file:${join(folder, 'store')}`, { isRelayed: false });
  await store.saveEvents([makeEvent()]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test.runIf(postgresUrl)(
  'where the deploy changes tables, a process refuses those of before and makes none',
  async () => {
    const scratch = await makeScratchDatabase(postgresUrl ?? '');
    const options = { isRelayed: false, isDeployed: true };
    await expect(openStore(scratch.url, options)).rejects.toThrow(/behind this build.*node migrate\.js/);
    const database = await openDatabase(scratch.url);
    expect(await database.query("SELECT to_regclass('migrations') AS made")).toEqual([{ made: null }]);
    await migrate(database);
    await database.close();
    const store = await openStore(scratch.url, options);
    await store.saveEvents([makeEvent()]);
    await store.close();
    expect(await scratch.count('events')).toBe(1);
    await scratch.drop();
  },
);

test.runIf(postgresUrl)(
  'who opens tables that are not behind waits for nobody who changes them meanwhile',
  async () => {
    const scratch = await makeScratchDatabase(postgresUrl ?? '');
    const database = await openDatabase(scratch.url);
    await migrate(database);
    await database.session((session) =>
      withMigrationLock(
        session,
        () => undefined,
        async () => {
          const store = await openStore(scratch.url, { isRelayed: false });
          await store.saveEvents([makeEvent()]);
          await store.close();
        },
      ),
    );
    expect(await scratch.count('events')).toBe(1);
    await database.close();
    await scratch.drop();
  },
);
