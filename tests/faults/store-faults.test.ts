import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSpool } from '@/lib/server/spool/spool';
import { migrate } from '@/lib/server/store/migrate';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSpooledStore, type SpooledStore } from '@/lib/server/store/spooled-store';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeScratchDatabase, type ScratchDatabase } from '@/tests/support/scratch-database';
import { makeConsent, makeEvent, makeLead } from '@/tests/support/store-records';
import { postgresUrl, storeSubjects, type StoreSubject } from '@/tests/support/store-subjects';
import { openFlakyLink, type FlakyLink } from './flaky-link';

/** No clock decides here: without a limit of ours these calls would not end at all. */
const SOON_MS = 10_000;
const PATIENCE = { timeout: 15_000, interval: 50 };
const POOL_SIZE = 10;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-faults-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The product's store; closing it leaves the database open. */
function putSpoolBefore(database: SqlDatabase): SpooledStore {
  const store = createSqlStore({ ...database, close: () => Promise.resolve() }, { isRelayed: false });
  return createSpooledStore(() => Promise.resolve(store), createSpool({ folder, limitBytes: 10_000_000 }));
}

/** How often each id is stored. */
async function countIds(database: SqlDatabase, ids: readonly string[]): Promise<number[]> {
  const rows = await database.query('SELECT id FROM events UNION ALL SELECT id FROM leads');
  return ids.map((id) => rows.filter((row) => row['id'] === id).length);
}

test.runIf(postgresUrl)('a connection that breaks between two queries fails the second, and nothing else', async () => {
  const url = postgresUrl ?? '';
  const [database, other] = [openPostgresDatabase(url), openPostgresDatabase(url)];
  const broken = database.transaction(async (runner) => {
    const [row] = await runner.query('SELECT pg_backend_pid() AS pid');
    await other.query('SELECT pg_terminate_backend($1)', [row?.['pid']]);
    // Until what the server says of it has been read.
    await wait(100);
    return runner.query('SELECT 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), other.close()]);
});

describe.each(storeSubjects)('%s', (_name, open) => {
  let subject: StoreSubject;
  let store: SpooledStore;

  beforeAll(async () => {
    subject = await open();
  });

  beforeEach(() => {
    store = putSpoolBefore(subject.database);
  });

  afterEach(async () => {
    await subject.database.execute('DROP FUNCTION fail_first CASCADE; DROP SEQUENCE tries');
    await store.close();
  });

  afterAll(async () => {
    await subject.database.close();
    await subject.destroy();
  });

  /** Every insertion of events fails so the first `times` times; a sequence counts, since no rollback takes it back. */
  const failFirst = (times: number, sqlState: string) =>
    subject.database.execute(`
      CREATE SEQUENCE tries;
      CREATE FUNCTION fail_first() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'tried' USING ERRCODE = '${sqlState}'; END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER fail_first BEFORE INSERT ON events FOR EACH STATEMENT EXECUTE FUNCTION fail_first();`);

  test.each(['40001', '40P01'])(
    'after one %s the commit is repeated, and nothing waits in the spool',
    async (state) => {
      await failFirst(1, state);
      const event = makeEvent();
      await store.saveEvents([event]);
      expect([store.isAway(), store.spoolBytes()]).toEqual([false, 0]);
      expect(await countIds(subject.database, [event.id])).toEqual([1]);
    },
  );

  test.each(['40001', '25006', '53100'])(
    'while every commit fails by %s all is spooled, then stored once',
    async (state) => {
      await failFirst(2, state);
      const events = Array.from({ length: 20 }, () => makeEvent());
      const lead = makeLead();
      for (const event of events) await store.saveEvents([event]);
      await store.saveLead(lead, [makeConsent(lead)]);
      const ids = [...events.map(({ id }) => id), lead.id];
      await vi.waitFor(async () => expect(await countIds(subject.database, ids)).toEqual(ids.map(() => 1)), PATIENCE);
      await vi.waitFor(() => expect([store.isAway(), store.spoolBytes()]).toEqual([false, 0]), PATIENCE);
    },
  );
});

describe.runIf(postgresUrl)('PostgreSQL alone', () => {
  let link: FlakyLink;
  let admin: Client;
  let database: SqlDatabase;
  let store: SpooledStore;
  let scratch: ScratchDatabase;

  beforeEach(async () => {
    scratch = await makeScratchDatabase(postgresUrl ?? '');
    const url = new URL(scratch.url);
    link = await openFlakyLink(Number(url.port) || 5432);
    url.hostname = '127.0.0.1';
    url.port = String(link.port);
    admin = new Client({ connectionString: scratch.url });
    await admin.connect();
    database = openPostgresDatabase(url.href);
    await migrate(database);
    store = putSpoolBefore(database);
  });

  afterEach(async () => {
    await store.close();
    await database.close();
    await admin.end();
    await link.close();
    await scratch.drop();
  });

  const OURS = `
    FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

  /** Whether the pool holds no more than it may, and none that somebody forgot in the middle of a transaction. */
  async function expectNoLeak(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await admin.query<{ state: string }>(`SELECT state ${OURS}`);
      expect(rows.length).toBeLessThanOrEqual(POOL_SIZE);
      expect(rows.filter(({ state }) => state !== 'idle')).toEqual([]);
    }, PATIENCE);
    await Promise.all(Array.from({ length: 3 * POOL_SIZE }, () => database.query('SELECT 1')));
  }

  /** Saves an event, a lead and many more events at once, and gives how long the slowest took. */
  async function saveSome(ids: string[]): Promise<number> {
    const startedAt = performance.now();
    const lead = makeLead();
    const events = Array.from({ length: 20 }, () => makeEvent());
    ids.push(lead.id, ...events.map(({ id }) => id));
    await Promise.all([store.saveLead(lead, [makeConsent(lead)]), ...events.map((event) => store.saveEvents([event]))]);
    return performance.now() - startedAt;
  }

  async function expectStoredOnce(ids: readonly string[]): Promise<void> {
    await vi.waitFor(async () => expect(await countIds(database, ids)).toEqual(ids.map(() => 1)), PATIENCE);
    await expectNoLeak();
  }

  test('connections that an administrator ends lose nothing and are replaced', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const saving = saveSome(ids);
      await admin.query(`SELECT pg_terminate_backend(pid) ${OURS}`);
      await saving;
    }
    await expectStoredOnce(ids);
  });

  test('a table that is locked holds nobody up for long', async () => {
    const ids: string[] = [];
    await admin.query(`BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE`);
    const ms = await saveSome(ids);
    await admin.query('ROLLBACK');
    expect(ms).toBeLessThan(SOON_MS);
    await expectStoredOnce(ids);
  });

  test('a pool that is used up holds nobody up for long', async () => {
    const ids: string[] = [];
    await admin.query(`BEGIN; LOCK TABLE consents IN ACCESS EXCLUSIVE MODE`);
    const question = { brand: 'm10', leadId: randomUUID(), sessionId: 'session' } as const;
    const asking = Array.from({ length: 3 * POOL_SIZE }, () => store.findLead(question));
    const asked = Promise.allSettled(asking);
    await wait(100);
    const ms = await saveSome(ids);
    await asked;
    await admin.query('ROLLBACK');
    expect(ms).toBeLessThan(SOON_MS);
    await expectStoredOnce(ids);
    expect(await store.findLead(question)).toBeUndefined();
  });

  test('a server that is silent holds nobody up for long', async () => {
    const ids: string[] = [];
    await saveSome(ids);
    link.set('silent');
    const ms = await saveSome(ids);
    expect(ms).toBeLessThan(SOON_MS);
    console.info(`${ids.length / 2} writes to a silent server were answered in ${Math.round(ms)} ms`);
    link.set('open');
    await expectStoredOnce(ids);
  });
});
