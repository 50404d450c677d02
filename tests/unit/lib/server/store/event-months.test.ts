import { describe, expect, test, vi } from 'vitest';
import { keepMonths } from '@/lib/server/store/event-months';
import { makeEvent } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const INSERT = `
  INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, received_at, properties)
  SELECT gen_random_uuid(), 'm10', 'pageView', gen_random_uuid(), 'session', now(), at, '{}'
  FROM unnest($1::timestamptz[]) AS at`;

/** The first instants of months in UTC, counted from the one that is now. */
function startOfMonth(ahead: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString();
}

describe.each(storeSubjects)('months of events on %s', (_name, open) => {
  const subject = useStore(open, { isEmptied: true });
  const query = (sql: string, ...parameters: unknown[]) => subject.query(sql, ...parameters);
  const receive = (...instants: string[]) => query(INSERT, instants);
  const readTables = async () =>
    (await query('SELECT tableoid::regclass::text AS name FROM events ORDER BY received_at')).map((row) => row['name']);
  /** Other tests in the same database may hold the lock, and then nothing is done. */
  const keepUntil = (check: () => Promise<void>) =>
    vi.waitFor(
      async () => {
        await keepMonths(subject.database);
        await check();
      },
      { timeout: 30_000, interval: 100 },
    );
  const nameOf = (ahead: number) => `events_${startOfMonth(ahead).slice(0, 7).replace('-', '_')}`;

  test('an event of each coming month has a table of its own, and one of a far month is kept all the same', async () => {
    await receive(startOfMonth(-20), startOfMonth(0), startOfMonth(2), startOfMonth(3), startOfMonth(9));
    const tables = await readTables();
    expect(tables.slice(0, 2)).toEqual(['events_first', 'events_first']);
    expect(tables.slice(2)).toEqual([nameOf(2), nameOf(3), 'events_default']);
  });

  test('a month that is gone is made again while events lie in the table for the rest', async () => {
    await receive(startOfMonth(9));
    await query(`DROP TABLE ${nameOf(3)}`);
    await keepUntil(async () => {
      expect(await query('SELECT to_regclass($1)::text AS name', nameOf(3))).toEqual([{ name: nameOf(3) }]);
    });
    await receive(startOfMonth(3));
    expect(await readTables()).toEqual([nameOf(3), 'events_default']);
    const checks = "SELECT conname FROM pg_constraint WHERE conrelid = 'events_default'::regclass AND contype = 'c'";
    expect(await query(checks)).toEqual([]);
  });

  test('a check that a killed run has left is taken away, so that the rest refuses nothing', async () => {
    await query(
      `ALTER TABLE events_default ADD CONSTRAINT events_default_elsewhere CHECK (received_at < '2000-01-01') NOT VALID`,
    );
    await expect(receive(startOfMonth(9))).rejects.toThrow('events_default_elsewhere');
    await keepUntil(async () => {
      expect(await query("SELECT FROM pg_constraint WHERE conname = 'events_default_elsewhere'")).toEqual([]);
    });
    await receive(startOfMonth(9));
    expect(await readTables()).toEqual(['events_default']);
  });

  test('an id is known for 30 days from its receipt, whatever month it came in', async () => {
    const { store } = subject;
    const [young, old] = [makeEvent(), makeEvent()];
    await store.saveEvents([young, old]);
    await query("UPDATE event_ids SET received_at = now() - interval '29 days' WHERE id = $1", young.id);
    await query("UPDATE event_ids SET received_at = now() - interval '31 days' WHERE id = $1", old.id);
    await keepUntil(async () => {
      expect(await query('SELECT id FROM event_ids')).toEqual([{ id: young.id }]);
    });
    await store.saveEvents([young]);
    expect(await query('SELECT id FROM events WHERE id = $1', young.id)).toHaveLength(1);
  });
});
