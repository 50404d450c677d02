import { afterEach, expect, test } from 'vitest';
import { findJetStream } from '@/tests/support/jet-stream';
import { startOwnPostgres } from '@/tests/support/own-postgres';
import { destinationOutage } from './destination-outage';
import { makeEmbeddedStore, makePostgresStore, type FaultStore } from './fault-stores';
import { killLoop } from './kill-loop';
import { logOutage } from './log-outage';
import { killPostgres, postgresKillLoop } from './postgres-kill-loop';
import { storeOutage } from './store-outage';

// `npm run faults` tries the same for longer.
const LIMIT = { timeout: 240_000 };
const EXACT = { lost: 0, wrong: 0, twice: 0, invented: 0 };

const postgresUrl = process.env['TEST_DATABASE_URL'];
const natsPort = await findJetStream();
const opened: FaultStore[] = [];

function keep(store: FaultStore): FaultStore {
  opened.push(store);
  return store;
}

async function openPostgres(): Promise<FaultStore> {
  return keep(await makePostgresStore(postgresUrl ?? ''));
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.destroy()));
});

test('kill -9 with calls in flight loses and doubles nothing, embedded', LIMIT, async () => {
  expect(await killLoop(keep(makeEmbeddedStore()), 1, 150)).toMatchObject(EXACT);
});

test('a destination that goes down gets everything once it is back', LIMIT, async () => {
  expect(await destinationOutage(keep(makeEmbeddedStore()), 100)).toMatchObject({ ...EXACT, missing: 0 });
});

test.runIf(natsPort)('the log gets everything once, whatever its link does, and tells it again', LIMIT, async () => {
  const verdict = await logOutage(keep(makeEmbeddedStore()), natsPort ?? 0, 100);
  expect(verdict).toMatchObject({ ...EXACT, missing: 0, keptTwice: 0, unknown: 0 });
  expect(verdict.replayed).toBeGreaterThanOrEqual(400);
});

test.runIf(postgresUrl)('kill -9 with calls in flight loses and doubles nothing, PostgreSQL', LIMIT, async () => {
  expect(await killLoop(await openPostgres(), 1, 150)).toMatchObject(EXACT);
});

test.runIf(postgresUrl)('kill -9 of PostgreSQL with calls in flight loses and doubles nothing', LIMIT, async () => {
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error('a PostgreSQL answers here, and its programs are not found');
  try {
    const store = await makePostgresStore(postgres.url);
    expect(await postgresKillLoop(store, killPostgres(postgres), 1, 150)).toMatchObject(EXACT);
    await store.destroy();
  } finally {
    await postgres.destroy();
  }
});

test.runIf(postgresUrl).each(['cut', 'silent'] as const)(
  'while PostgreSQL is %s everything is accepted, and is there once it is back',
  LIMIT,
  async (how) => {
    const verdict = await storeOutage(await openPostgres(), how, 150);
    expect(verdict).toMatchObject(EXACT);
    expect(verdict.acceptedWhileAway).toBeGreaterThanOrEqual(300);
  },
);
