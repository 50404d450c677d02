import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listMissing, migrate } from '@/lib/server/store/migrate';
import type { Migration } from '@/lib/server/store/migration';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeEvent } from '@/tests/support/store-records';
import { emptySubjects, type StoreSubject } from '@/tests/support/store-subjects';

/** What the releases before 2026-11-22 made. */
const FORMER = MIGRATIONS.filter(({ id }) => id <= 5);

function follow(...migrations: readonly (Migration extends infer One ? Omit<One, 'id'> : never)[]): Migration[] {
  return [...FORMER, ...migrations.map((one, index) => ({ ...one, id: 1000 + index }) as Migration)];
}

describe.each(emptySubjects)('migrations on %s', (name, open) => {
  let subject: StoreSubject;

  beforeEach(async () => {
    subject = await open();
    await migrate(subject.database, { migrations: FORMER });
  });

  afterEach(async () => {
    await subject.database.close();
    await subject.destroy();
  });

  const query = (sql: string, ...parameters: unknown[]) => subject.database.query(sql, parameters);
  const run = (migrations: readonly Migration[]) => migrate(subject.database, { migrations });

  test('what is missing is named until it is applied, and what a later build has applied is no fault', async () => {
    expect(await listMissing(subject.database)).toEqual(MIGRATIONS.filter(({ id }) => id > 5).map(({ id }) => id));
    await run(MIGRATIONS);
    await query('INSERT INTO migrations (id) VALUES (100000)');
    expect(await listMissing(subject.database)).toEqual([]);
  });

  test('events that come in meanwhile and before are all there, each once, and so are their repeats', async () => {
    const store = createSqlStore(subject.database, { isRelayed: true });
    const before = Array.from({ length: 300 }, () => makeEvent());
    await store.saveEvents(before);
    await query("UPDATE events SET received_at = now() - interval '29 days' WHERE id = $1", before[0]?.id);
    let isOver = false;
    const meanwhile: ReturnType<typeof makeEvent>[] = [];
    const write = async () => {
      while (!isOver) {
        const event = makeEvent();
        await store.saveEvents([event, before[meanwhile.length % before.length] ?? event]);
        meanwhile.push(event);
      }
    };
    const writers = [write(), write(), write()];
    await run(MIGRATIONS);
    isOver = true;
    await Promise.all(writers);
    // One after the other: a queue takes so many at once, and the writers may have written more.
    for (const event of [...before, ...meanwhile]) await store.saveEvents([event, { ...event, name: 'again' }]);
    const ids = (await query('SELECT id FROM events ORDER BY id')).map(({ id }) => id);
    expect(ids).toEqual([...before, ...meanwhile].map(({ id }) => id).toSorted());
    expect(await query("SELECT name FROM events WHERE name = 'again'")).toEqual([]);
    expect(await query('SELECT count(*)::integer AS count FROM outbox')).toEqual([{ count: ids.length }]);
  });

  test('the table of before becomes the first part as it is: its own indices, no check, no second copy', async () => {
    await run(MIGRATIONS);
    const rows = await query(
      "SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = 'events_first'::regclass ORDER BY 1",
    );
    const names = ['anonymous_id', 'key', 'received_at', 'session_id'].map((one) => `events_first_${one}`);
    expect(rows.map((row) => row['name'])).toEqual(names);
    expect(
      await query("SELECT conname FROM pg_constraint WHERE conrelid = 'events_first'::regclass AND contype = 'c'"),
    ).toEqual([]);
    expect(
      await query("SELECT DISTINCT indisvalid AS valid FROM pg_index WHERE indrelid = 'events'::regclass"),
    ).toEqual([{ valid: true }]);
  });

  test('a step that fails leaves nothing behind, and the next run begins with it', async () => {
    const first = { steps: [{ briefly: 'CREATE TABLE one (a integer)' }, { beside: 'INSERT INTO one VALUES (1)' }] };
    const broken = { sql: 'CREATE TABLE two (a integer); SELECT 1 / (SELECT count(*) FROM one WHERE a = 2)' };
    await expect(run(follow(first, broken))).rejects.toThrow('division by zero');
    expect(await query("SELECT to_regclass('two') AS two")).toEqual([{ two: null }]);
    await query('INSERT INTO one VALUES (2)');
    await run(follow(first, broken));
    expect(await query('SELECT a FROM one ORDER BY a')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(await query("SELECT to_regclass('two')::text AS two")).toEqual([{ two: 'two' }]);
  });

  test('an index whose build was broken off is dropped and made anew', async () => {
    // The schema is an early one here, which the store of today does not write.
    await query("INSERT INTO users (id, brand, updated_at, data) VALUES ($1, 'm10', now(), '{}')", randomUUID());
    await query("INSERT INTO users (id, brand, updated_at, data) VALUES ($1, 'm10', now(), '{}')", randomUUID());
    const built = follow({ steps: [{ index: 'one_visit', on: 'users (brand)', isUnique: true }] });
    await expect(run(built)).rejects.toThrow('one_visit');
    const read = () => query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'one_visit'::regclass");
    expect(await read()).toEqual([{ valid: false }]);
    await query('DELETE FROM users');
    await run(built);
    expect(await read()).toEqual([{ valid: true }]);
  });

  test.runIf(name === 'PostgreSQL')(
    'a step may take longer than any request, and a second deploy waits for it',
    async () => {
      const slow = follow({ steps: [{ beside: 'SELECT pg_sleep(4)' }, { briefly: 'CREATE TABLE slow (a integer)' }] });
      const second = openPostgresDatabase(subject.url ?? '');
      const told: string[] = [];
      await Promise.all([run(slow), migrate(second, { migrations: slow, tell: (line) => told.push(line) })]);
      await second.close();
      expect(await query("SELECT to_regclass('slow')::text AS slow")).toEqual([{ slow: 'slow' }]);
    },
  );

  test.runIf(name === 'PostgreSQL')('a brief step waits for its lock without holding up who writes', async () => {
    const reader = openPostgresDatabase(subject.url ?? '');
    const store = createSqlStore(subject.database, { isRelayed: false });
    const deploy = await reader.transaction(async (runner) => {
      await runner.query('SELECT count(*) FROM events');
      const running = run(follow({ sql: 'ALTER TABLE events ADD COLUMN note text' }));
      // In the old way each of these would wait for the reader's end, which waits for them.
      for (let writes = 0; writes < 20; writes += 1) await store.saveEvents([makeEvent({ sessionId: 'meanwhile' })]);
      return { running };
    });
    await deploy.running;
    await reader.close();
    expect(
      await query("SELECT count(*)::integer AS count, max(note) AS note FROM events WHERE session_id = 'meanwhile'"),
    ).toEqual([{ count: 20, note: null }]);
  });
});

test('migrations stand in the order in which they are applied', () => {
  const ids = MIGRATIONS.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(ids).size).toBe(ids.length);
});
