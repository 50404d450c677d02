import { findJetStream } from '@/tests/support/jet-stream';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { destinationOutage } from './destination-outage';
import { makeEmbeddedStore, makePostgresStore, type FaultStore, type Verdict } from './fault-stores';
import { killLoop } from './kill-loop';
import { logOutage } from './log-outage';
import { postgresKillLoop } from './postgres-kill-loop';
import { runTrial } from './run-trial';
import { storeOutage } from './store-outage';

// npm run faults -- kills [<kills of the server, each store>]: the long forms of what short-faults.test.ts tries.
// PostgreSQL is one of its own, killed as the server is.
const KILLS = Number(process.argv[2] ?? 100);
const POSTGRES_KILLS = Math.ceil(KILLS / 5);
const PER_KILL = 500;
const PER_PHASE = 2000;

type Trial = readonly [
  title: string,
  open: () => FaultStore | Promise<FaultStore>,
  run: (store: FaultStore) => Promise<Verdict & Partial<Record<'missing' | 'keptTwice' | 'unknown', number>>>,
];

const EMBEDDED: readonly Trial[] = [
  ['kill -9 of the server, embedded', makeEmbeddedStore, (store) => killLoop(store, KILLS, PER_KILL)],
  ['destination down and back, embedded', makeEmbeddedStore, (store) => destinationOutage(store, PER_PHASE)],
];

function listPostgresTrials(postgres: OwnPostgres): readonly Trial[] {
  const open = (): Promise<FaultStore> => makePostgresStore(postgres.url);
  return [
    ['kill -9 of the server, PostgreSQL', open, (store) => killLoop(store, KILLS, PER_KILL)],
    ['kill -9 of PostgreSQL', open, (store) => postgresKillLoop(store, postgres, POSTGRES_KILLS, PER_KILL)],
    ['PostgreSQL cut off and back', open, (store) => storeOutage(store, 'cut', PER_PHASE)],
    ['PostgreSQL silent and back', open, (store) => storeOutage(store, 'silent', PER_PHASE)],
    ['destination down and back, PostgreSQL', open, (store) => destinationOutage(store, PER_PHASE)],
  ];
}

function listLogTrials(natsPort: number): readonly Trial[] {
  return [
    ['JetStream deaf, cut, silent and back', makeEmbeddedStore, (store) => logOutage(store, natsPort, PER_PHASE)],
  ];
}

/** Whether nothing was lost, doubled or made up, of all that was acknowledged. */
async function tryAll(trials: readonly Trial[]): Promise<boolean> {
  let [isRight, acknowledged] = [true, 0];
  for (const [title, open, run] of trials) {
    const startedAt = performance.now();
    const store = await open();
    const verdict = await run(store).finally(() => store.destroy());
    const { lost, duplicated, invented, missing = 0, keptTwice = 0, unknown = 0 } = verdict;
    isRight &&= lost + duplicated + invented + missing + keptTwice + unknown === 0;
    acknowledged += verdict.acknowledged;
    console.log(`${title}: ${JSON.stringify(verdict)} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  console.log(`${acknowledged} acknowledged in all`);
  return isRight;
}

async function run(): Promise<boolean> {
  const postgres = await startOwnPostgres();
  try {
    if (!postgres) console.log('PostgreSQL is not installed here: only the embedded store is tried');
    const natsPort = await findJetStream();
    if (natsPort === undefined) console.log('JetStream does not answer at 4222: it is not tried');
    const onPostgres = postgres ? listPostgresTrials(postgres) : [];
    const isRight = await tryAll([...EMBEDDED, ...onPostgres, ...(natsPort ? listLogTrials(natsPort) : [])]);
    return isRight && postgres !== undefined;
  } finally {
    await postgres?.destroy();
  }
}

runTrial(run);
