import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '@/lib/server/process/open-store';
import { requireDurable } from '@/lib/server/store/require-durable';
import { makeScratchDatabase } from '@/tests/support/scratch-database';
import { postgresUrl, storeSubjects, type StoreSubject } from '@/tests/support/store-subjects';

describe.each(storeSubjects)('%s', (_name, openSubject) => {
  let subject: StoreSubject;

  beforeEach(async () => {
    subject = await openSubject();
  });

  afterEach(async () => {
    await subject.database.close();
    await subject.destroy();
  });

  test('a session whose commits may be lost is refused by the name of what allows it', async () => {
    await subject.database.transaction(async (runner) => {
      await runner.execute('SET LOCAL synchronous_commit = off');
      await expect(requireDurable(runner)).rejects.toMatchObject({
        name: 'UndurableStoreError',
        code: expect.stringContaining('synchronous_commit=off') as string,
      });
    });
  });
});

test.each(postgresUrl ? [postgresUrl] : [])('a store is opened only where its commits are kept: %s', async (server) => {
  const scratch = await makeScratchDatabase(server);
  const open = (options: string) => {
    const url = new URL(scratch.url);
    url.searchParams.set('options', options);
    return openStore(url.href, { isRelayed: false, isDeployed: true });
  };
  try {
    await (await openStore(scratch.url, { isRelayed: false })).close();
    await expect(open('-c synchronous_commit=off')).rejects.toMatchObject({ code: 'synchronous_commit=off' });
    for (const level of ['local', 'on', 'remote_apply']) await (await open(`-c synchronous_commit=${level}`)).close();
  } finally {
    await scratch.drop();
  }
});
