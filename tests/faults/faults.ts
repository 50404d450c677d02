import { destinationOutage } from './destination-outage';
import { makeEmbeddedStore, makePostgresStore, type FaultStore, type Verdict } from './fault-stores';
import { killLoop } from './kill-loop';
import { storeOutage } from './store-outage';

// npm run faults [-- <cycles>]: the long forms of what short-faults.test.ts tries. PostgreSQL only where
// TEST_DATABASE_URL names a server; each run has a database of its own there.
const CYCLES = Number(process.argv[2] ?? 100);
const PER_CYCLE = 500;
const PER_PHASE = 2000;

const postgresUrl = process.env['TEST_DATABASE_URL'];
const openPostgres = postgresUrl ? () => makePostgresStore(postgresUrl) : undefined;

type Run = readonly [
  title: string,
  open: (() => FaultStore | Promise<FaultStore>) | undefined,
  run: (store: FaultStore) => Promise<Verdict & { readonly missing?: number }>,
];

const RUNS: readonly Run[] = [
  [`kill -9, embedded, ${CYCLES} times`, makeEmbeddedStore, (store) => killLoop(store, CYCLES, PER_CYCLE)],
  [`kill -9, PostgreSQL, ${CYCLES} times`, openPostgres, (store) => killLoop(store, CYCLES, PER_CYCLE)],
  ['PostgreSQL cut off and back', openPostgres, (store) => storeOutage(store, 'cut', PER_PHASE)],
  ['PostgreSQL silent and back', openPostgres, (store) => storeOutage(store, 'silent', PER_PHASE)],
  ['destination down and back, embedded', makeEmbeddedStore, (store) => destinationOutage(store, PER_PHASE)],
  ['destination down and back, PostgreSQL', openPostgres, (store) => destinationOutage(store, PER_PHASE)],
];

async function runAll(): Promise<boolean> {
  let isRight = true;
  for (const [title, open, run] of RUNS) {
    if (!open) {
      console.log(`${title}: NOT run, TEST_DATABASE_URL is not set`);
      continue;
    }
    const startedAt = performance.now();
    const store = await open();
    const verdict = await run(store).finally(() => store.destroy());
    const { lost, duplicated, invented, missing = 0 } = verdict;
    isRight &&= lost + duplicated + invented + missing === 0;
    console.log(`${title}: ${JSON.stringify(verdict)} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  return isRight;
}

void runAll().then((isRight) => {
  process.exitCode = isRight ? 0 : 1;
});
