import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { makeRandom } from '@/tests/support/seeded-random';
import { listPostbacks, type NetworkCall, type Postback, type Truth } from '@/tests/sandbox/call-network';
import { startBuiltServer } from './built-server';
import { makePostgresStore, waitForEmptySpool, type FaultStore } from './fault-stores';
import { DEAF_DESTINATION } from './kill-loop';
import { postCall } from './post-call';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- outcomes [<postbacks> [<kills>]]: a call network posts back late, twice, out of order and wrongly,
// while the server is killed again and again; each true outcome must stand once, the sums exact, and what is forged be
// refused. TEST_DATABASE_URL names the server; a database is made there.
const POSTBACKS = Number(process.argv[2] ?? 10_000);
const KILLS = Number(process.argv[3] ?? 5);
const SECRET = 'the secret of a call network';
const SENDERS = 24;
const RETRY_MS = 200;
/** A call is told in some three messages. */
const MESSAGES_A_CALL = 3;
const DAY_MS = 86_400_000;

interface Sending {
  port: number;
  next: number;
  wrong: number;
  readonly answers: Map<number, number>;
}

/** As the network does: again until somebody answers, signed anew. */
async function sendOne({ source, body, sign }: Postback, sending: Sending): Promise<number> {
  for (;;) {
    const headers = { 'content-type': 'application/json', 'x-signature': sign(Date.now()) };
    const answer = await postCall(sending.port, { path: `/api/outcome/${source}`, headers, body });
    if (typeof answer === 'object' && answer.status < 500) return answer.status;
    await wait(RETRY_MS);
  }
}

async function sendAll(postbacks: readonly Postback[], sending: Sending): Promise<void> {
  for (let one = postbacks[sending.next++]; one !== undefined; one = postbacks[sending.next++]) {
    const status = await sendOne(one, sending);
    sending.answers.set(status, (sending.answers.get(status) ?? 0) + 1);
    if (status !== one.expected) sending.wrong += 1;
  }
}

/** How many outcomes are missing, not as they should stand, or nobody's. */
async function compare(store: FaultStore, truth: Truth) {
  const database = openPostgresDatabase(store.databaseUrl);
  const rows = await database.query('SELECT id, kind, revenue_cents::integer AS cents FROM outcomes');
  await database.close();
  const stored = new Map(rows.map(({ id, kind, cents }) => [String(id), `${String(kind)} ${String(cents)}`]));
  const wanted = [...truth].map(([id, { kind, revenueCents }]) => [id, `${kind} ${revenueCents}`] as const);
  const lost = wanted.filter(([id]) => !stored.has(id)).length;
  const wrong = wanted.filter(([id, told]) => stored.has(id) && stored.get(id) !== told).length;
  const twice = rows.length - stored.size + [...stored.keys()].filter((id) => !truth.has(id)).length;
  return { lost, wrong, twice };
}

async function run(server: string): Promise<boolean> {
  const startedAt = performance.now();
  const store = await makePostgresStore(server);
  const startedAtMs = Date.now() - 10 * DAY_MS;
  const calls = Array.from({ length: Math.ceil(POSTBACKS / MESSAGES_A_CALL) }, (_, index): NetworkCall => ({
    ...{ id: `call-${index}`, startedAtMs: startedAtMs + index, key: `unknown-${index}` },
  }));
  const { postbacks, truth } = listPostbacks(calls, { secret: SECRET, random: makeRandom(18) });
  const env = {
    ...{ DATABASE_URL: store.databaseUrl, SPOOL_FOLDER: store.spoolFolder, ...DEAF_DESTINATION },
    OUTCOME_CALLNETWORK_SECRET: SECRET,
  };
  let instance = await startBuiltServer(env);
  try {
    const sending: Sending = { port: instance.port, next: 0, wrong: 0, answers: new Map() };
    const senders = Promise.all(Array.from({ length: SENDERS }, () => sendAll(postbacks, sending)));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const until = Math.floor((postbacks.length * kill) / (KILLS + 1));
      while (sending.next < until) await wait(10);
      await instance.kill();
      instance = await startBuiltServer(env);
      sending.port = instance.port;
    }
    await senders;
    await waitForEmptySpool(store);
    const verdict = await compare(store, truth);
    console.log(
      JSON.stringify({ answers: Object.fromEntries(sending.answers), ...verdict, wrongAnswers: sending.wrong }),
    );
    const isHeld = Object.values(verdict).every((count) => count === 0) && sending.wrong === 0;
    const tried = { postbacks: postbacks.length, outcomes: truth.size, kills: KILLS };
    const acknowledged = sending.answers.get(202) ?? 0;
    const seconds = (performance.now() - startedAt) / 1000;
    reportTrial({ trial: 'outcomes, kill -9 of the server', tried, acknowledged, ...verdict, seconds, isHeld });
    return isHeld;
  } finally {
    await instance.kill();
    await store.destroy();
  }
}

runTrial(() => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL, as postgres://root@127.0.0.1:5432/test');
  return run(url);
});
