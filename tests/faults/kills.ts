import { findJetStream } from '@/tests/support/jet-stream';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { beginBuiltServer, startBuiltServer } from './built-server';
import { destinationOutage } from './destination-outage';
import { makeEmbeddedStore, makePostgresStore, type FaultStore } from './fault-stores';
import { firstStartLoop } from './first-start-loop';
import { freezeLoop } from './freeze-loop';
import { isExact, type Verdict } from './judge';
import { killLoop } from './kill-loop';
import { logOutage } from './log-outage';
import { freezePostgres, killPostgres, postgresKillLoop } from './postgres-kill-loop';
import { runTrial } from './run-trial';
import { storeOutage } from './store-outage';
import { reportTrial } from './trial-report';

// npm run faults -- kills [<kills of the server, each store>]: the built site, killed and frozen in full flight, with a
// PostgreSQL of its own that is treated as the site is. A tenth as often PostgreSQL is killed, and each is frozen; a
// quarter as often a first start is killed, on each store. short-faults.test.ts tries the same in short.
const KILLS = Number(process.argv[2] ?? 200);
const OUTAGES = Math.ceil(KILLS / 10);
const FIRST_STARTS = Math.ceil(KILLS / 4);
const PER_KILL = 100;
const PER_PHASE = 1000;
const PER_FIRST_START = 20;

type TrialVerdict = Verdict & Partial<Record<'missing' | 'keptTwice' | 'unknown', number>>;

interface Trial {
  readonly title: string;
  /** What is done, and how often. */
  readonly tried: Readonly<Record<string, number>>;
  readonly run: () => Promise<TrialVerdict>;
}

type OpenStore = () => FaultStore | Promise<FaultStore>;

function onStoreOf(open: OpenStore) {
  return (run: (store: FaultStore) => Promise<TrialVerdict>) => async (): Promise<TrialVerdict> => {
    const store = await open();
    try {
      return await run(store);
    } finally {
      await store.destroy();
    }
  };
}

function listServerTrials(name: string, open: OpenStore, openFirst: OpenStore): readonly Trial[] {
  const on = onStoreOf(open);
  const servers = { begin: beginBuiltServer, start: startBuiltServer };
  return [
    {
      title: `kill -9 of the server, ${name}`,
      tried: { kills: KILLS },
      run: on((store) => killLoop(store, KILLS, PER_KILL, startBuiltServer)),
    },
    {
      title: `SIGSTOP of the server, ${name}`,
      tried: { stops: OUTAGES },
      run: on((store) => freezeLoop(store, OUTAGES, PER_KILL, startBuiltServer)),
    },
    {
      title: `kill -9 during the first start, ${name}`,
      tried: { kills: FIRST_STARTS },
      run: () => firstStartLoop(openFirst, FIRST_STARTS, PER_FIRST_START, servers),
    },
    {
      title: `destination down and back, ${name}`,
      tried: { outages: 1, kills: 1 },
      run: on((store) => destinationOutage(store, PER_PHASE, startBuiltServer)),
    },
  ];
}

function listPostgresTrials(postgres: OwnPostgres): readonly Trial[] {
  const open = (): Promise<FaultStore> => makePostgresStore(postgres.url);
  const on = onStoreOf(open);
  return [
    ...listServerTrials('PostgreSQL', open, open),
    {
      title: 'kill -9 of PostgreSQL',
      tried: { kills: OUTAGES },
      run: on((store) => postgresKillLoop(store, killPostgres(postgres), OUTAGES, PER_KILL, startBuiltServer)),
    },
    {
      title: 'SIGSTOP of PostgreSQL',
      tried: { stops: OUTAGES },
      run: on((store) => postgresKillLoop(store, freezePostgres(postgres), OUTAGES, PER_KILL, startBuiltServer)),
    },
    ...(['cut', 'silent'] as const).map((how) => ({
      title: `PostgreSQL ${how === 'cut' ? 'cut off' : 'silent'} and back`,
      tried: { outages: 1, kills: 1 },
      run: on((store) => storeOutage(store, how, PER_PHASE, startBuiltServer)),
    })),
  ];
}

function makeLogTrial(natsPort: number): Trial {
  const run = async (): Promise<TrialVerdict> => {
    const store = makeEmbeddedStore();
    try {
      return await logOutage(store, natsPort, PER_PHASE, startBuiltServer);
    } finally {
      await store.destroy();
    }
  };
  return { title: 'JetStream deaf, cut, silent and back', tried: { outages: 3, kills: 1 }, run };
}

/** Whether nothing was lost, changed, doubled or made up of all that was acknowledged; a trial that throws did not hold. */
async function tryOne({ title, tried, run }: Trial): Promise<boolean> {
  const startedAt = performance.now();
  const verdict = await run().catch((error: unknown) => console.error(error));
  const seconds = (performance.now() - startedAt) / 1000;
  if (!verdict) {
    reportTrial({ trial: title, tried, seconds, isHeld: false });
    return false;
  }
  console.log(`${title}: ${JSON.stringify(verdict)}`);
  const { sent, sentAgain, unanswered, acknowledged, lost, wrong, twice, invented } = verdict;
  const { missing = 0, keptTwice = 0, unknown = 0 } = verdict;
  const isHeld = isExact(verdict) && missing + keptTwice + unknown === 0;
  const counts = { ...tried, sent, 'sent again': sentAgain, 'without an answer': unanswered };
  const judged = { lost: lost + missing, wrong: wrong + invented + unknown, twice: twice + keptTwice };
  reportTrial({ trial: title, tried: counts, acknowledged, ...judged, seconds, isHeld });
  return isHeld;
}

runTrial(async () => {
  const postgres = await startOwnPostgres();
  try {
    if (!postgres) console.log('PostgreSQL is not installed here: only the embedded store is tried');
    const natsPort = await findJetStream();
    if (natsPort === undefined) console.log('JetStream does not answer at 4222: it is not tried');
    const trials = [
      ...listServerTrials('embedded', makeEmbeddedStore, () => makeEmbeddedStore(true)),
      ...(postgres ? listPostgresTrials(postgres) : []),
      ...(natsPort === undefined ? [] : [makeLogTrial(natsPort)]),
    ];
    let isHeld = postgres !== undefined;
    for (const trial of trials) isHeld = (await tryOne(trial)) && isHeld;
    return isHeld;
  } finally {
    await postgres?.destroy();
  }
});
