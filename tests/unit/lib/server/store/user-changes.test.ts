import { describe, expect, test } from 'vitest';
import { makeUser } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

describe.each(storeSubjects)('the users on %s', (_name, open) => {
  const tried = useStore(open);

  test('a change that lies ahead counts as of now, and one that was stored so before is overwritten', async () => {
    const user = makeUser({ updatedAt: '2999-12-31T00:00:00.000Z', data: { turn: 1 } });
    const ahead = () =>
      tried.query("SELECT updated_at > now() + interval '6 minutes' AS ahead, data FROM users WHERE id = $1", user.id);
    await tried.store.saveUser(user);
    expect(await ahead()).toEqual([{ ahead: false, data: { turn: 1 } }]);
    await tried.query("UPDATE users SET updated_at = '2999-12-31' WHERE id = $1", user.id);
    await tried.store.saveUser({ ...user, updatedAt: new Date().toISOString(), data: { turn: 2 } });
    expect(await ahead()).toEqual([{ ahead: false, data: { turn: 2 } }]);
  });

  test('who does not prove to be a user may begin one and change none', async () => {
    const user = makeUser({ data: { turn: 1 } });
    await tried.store.saveUser(user, false);
    await tried.store.saveUser({ ...user, updatedAt: '2026-06-01T00:00:00.000Z', data: { turn: 2 } }, false);
    expect(await tried.query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 1 } }]);
    await tried.store.saveUser({ ...user, updatedAt: '2026-03-01T00:00:00.000Z', data: { turn: 3 } });
    expect(await tried.query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 3 } }]);
  });
});
