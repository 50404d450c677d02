import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '@/lib/server/records/store';
import { migrate } from '@/lib/server/store/migrate';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeUser } from '@/tests/support/store-records';
import { storeSubjects, type StoreSubject } from '@/tests/support/store-subjects';

describe.each(storeSubjects)('the users on %s', (_name, open) => {
  let subject: StoreSubject;
  let store: Store;

  beforeAll(async () => {
    subject = await open();
    await migrate(subject.database, subject.schema);
    store = createSqlStore(subject.database, { isRelayed: false });
  });

  afterAll(async () => {
    await store.close();
    await subject.destroy();
  });

  const query = (sql: string, ...parameters: unknown[]) => subject.database.query(sql, parameters);

  test('a change that lies ahead counts as of now, and one that was stored so before is overwritten', async () => {
    const user = makeUser({ updatedAt: '2999-12-31T00:00:00.000Z', data: { turn: 1 } });
    const ahead = () =>
      query("SELECT updated_at > now() + interval '6 minutes' AS ahead, data FROM users WHERE id = $1", user.id);
    await store.saveUser(user);
    expect(await ahead()).toEqual([{ ahead: false, data: { turn: 1 } }]);
    await query("UPDATE users SET updated_at = '2999-12-31' WHERE id = $1", user.id);
    await store.saveUser({ ...user, updatedAt: new Date().toISOString(), data: { turn: 2 } });
    expect(await ahead()).toEqual([{ ahead: false, data: { turn: 2 } }]);
  });

  test('who does not prove to be a user may begin one and change none', async () => {
    const user = makeUser({ data: { turn: 1 } });
    await store.saveUser(user, false);
    await store.saveUser({ ...user, updatedAt: '2026-06-01T00:00:00.000Z', data: { turn: 2 } }, false);
    expect(await query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 1 } }]);
    await store.saveUser({ ...user, updatedAt: '2026-03-01T00:00:00.000Z', data: { turn: 3 } });
    expect(await query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 3 } }]);
  });
});
