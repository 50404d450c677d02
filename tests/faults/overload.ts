import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@/lib/calls/calls';
import { pickFreePort } from '@/lib/commands/process/port';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { startSandbox } from '@/tests/sandbox/start-sandbox';
import { startCacheTier, type CacheTier } from '@/tests/support/cache-tier';
import { makeInstance, type Instance } from '@/tests/support/instance';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { isExact, judge } from './judge';
import { Ledger } from './ledger';
import { makeEventCall, TRIAL_SECRET } from './made-up-calls';
import { runTrial } from './run-trial';
import { addOldEvents, changeSlowly, readNewRows, watchBlockedWrites } from './slow-migration';
import { drawCall, sendCall, startHostileClient, visitPage, VisitorCounts } from './tier-visitors';
import { reportTrial } from './trial-report';

// npm run faults -- overload [<honest requests> [<events>]]: two processes behind the nginx of .deploy on a PostgreSQL of
// their own. First the store is away while a client sends what once dropped both processes, then the spools are full as
// well; last both processes are restarted while the tables change slowly and no spool has room.
const REQUESTS = Number(process.argv[2] ?? 2000);
const OLD_EVENTS = Number(process.argv[3] ?? 10_000_000);
const HOSTILE_PER_SECOND = 15;
const SENDERS = 8;
const PAUSE_MS = 20;
const SPOOL_LIMIT_MB = 2;
/** Of an event that fills a spool quickly. */
const FILLER = 'x'.repeat(3000);
const BLOCKED_MS = 200;
const DRAINED_WITHIN_MS = 180_000;
const TOKEN = 'a-token-of-the-trial';

interface World {
  readonly tier: CacheTier;
  readonly postgres: OwnPostgres;
  readonly instances: readonly Instance[];
  readonly spools: readonly string[];
  readonly ledger: Ledger;
  readonly startedAt: Date;
}

const say = (fact: string): void => console.log(`✓ ${fact}`);

/** So many turns, by a few senders at once. */
async function repeat(count: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const send = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
}

async function readMetric({ port }: Instance, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`http://127.0.0.1:${port}${calls.getMetrics.path}`, { headers });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
}

/** Half pages, half events, while the store is away and one client attacks. */
async function showOutage({ tier, postgres, instances, ledger }: World): Promise<void> {
  await postgres.kill();
  const hostile = startHostileClient(tier, HOSTILE_PER_SECOND);
  const counts = new VisitorCounts();
  await repeat(REQUESTS, (turn) =>
    turn % 2 === 0 ? visitPage(tier, counts, turn) : sendCall(tier, counts, ledger, makeEventCall()),
  );
  hostile.end();
  const right = counts.count('page 200') + counts.count('event 202');
  console.log(`honest: ${counts.format()}\nhostile: ${hostile.counts.format()}`);
  assert.equal(right, REQUESTS);
  assert.deepEqual(await Promise.all(instances.map((one) => readMetric(one, 'funnel_store_away'))), [1, 1]);
  say(`the store away and ${HOSTILE_PER_SECOND} hostile requests a second: ${right} of ${REQUESTS} pages and events`);
}

/** Calls are refused with 503 alone, and pages are not touched by that. */
async function showFullSpools({ tier, ledger }: World): Promise<void> {
  const filling = new VisitorCounts();
  const fill = async (): Promise<void> => {
    const call = makeEventCall();
    const event = JSON.parse(call.body) as { readonly properties: object };
    const body = JSON.stringify({ ...event, properties: { ...event.properties, filler: FILLER } });
    // What it holds beside its id is compared nowhere.
    await sendCall(tier, filling, ledger, { ...call, body, rows: [] });
  };
  while (filling.count('event 503') < SENDERS) {
    await repeat(SENDERS * 4, fill);
    assert.deepEqual(filling.listOthers('event 202', 'event 503'), []);
  }
  const hostile = startHostileClient(tier, HOSTILE_PER_SECOND);
  const counts = new VisitorCounts();
  await repeat(REQUESTS, (turn) =>
    turn % 2 === 0 ? visitPage(tier, counts, turn) : sendCall(tier, counts, ledger, makeEventCall()),
  );
  hostile.end();
  console.log(`filling: ${filling.format()}\nhonest: ${counts.format()}\nhostile: ${hostile.counts.format()}`);
  const events = counts.count('event 503') + counts.count('event 202');
  assert.deepEqual([counts.count('page 200'), events], [Math.floor(REQUESTS / 2), Math.ceil(REQUESTS / 2)]);
  say(`full spools as well: all pages, and every event 202 or 503 (${counts.count('event 503')})`);
}

async function drain({ postgres, spools }: World): Promise<void> {
  await postgres.start();
  const giveUpAt = performance.now() + DRAINED_WITHIN_MS;
  while (spools.some((folder) => readdirSync(folder).length > 0)) {
    assert.ok(performance.now() < giveUpAt, 'the spools were not drained');
    await wait(200);
  }
}

async function restartBoth(instances: readonly Instance[]): Promise<void> {
  for (const instance of instances) {
    await instance.terminate();
    await instance.start();
    await wait(2500);
  }
}

/** Gives how long a write was blocked at most. */
async function showSlowChange(world: World): Promise<number> {
  const { tier, postgres, instances, ledger, spools } = world;
  for (const folder of spools) writeFileSync(join(folder, 'somebody.else'), Buffer.alloc(SPOOL_LIMIT_MB * 1024 * 1024));
  const watch = await watchBlockedWrites(postgres.url);
  const counts = new VisitorCounts();
  let isOver = false;
  const work = Promise.all([changeSlowly(postgres.url), restartBoth(instances)]).finally(() => (isOver = true));
  let turn = 0;
  const send = async (): Promise<void> => {
    while (!isOver) {
      turn += 1;
      if (turn % 4 === 0) await visitPage(tier, counts, turn);
      else await sendCall(tier, counts, ledger, await drawCall(turn));
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([work, ...Array.from({ length: SENDERS }, send)]);
  const [[seconds]] = [await work];
  const { longestMs, samples } = await watch.end();
  console.log(`honest: ${counts.format()}`);
  say(`tables changed in ${seconds.toFixed(1)} s on ${OLD_EVENTS} events, both processes restarted, spools full`);
  say(`a write was blocked for ${longestMs.toFixed(0)} ms at most (${samples} looks)`);
  assert.deepEqual(counts.listOthers('page 200', 'event 202', 'lead 202'), []);
  return longestMs;
}

async function tryAll(world: World): Promise<boolean> {
  const { postgres, ledger, startedAt } = world;
  await showOutage(world);
  await showFullSpools(world);
  await drain(world);
  const longestMs = await showSlowChange(world);
  const readRows = () => readNewRows(postgres.url, startedAt);
  const store = { databaseUrl: postgres.url, spoolFolder: '', readRows, destroy: () => Promise.resolve() };
  const verdict = await judge(store, ledger);
  console.log(JSON.stringify(verdict));
  const isHeld = isExact(verdict) && longestMs <= BLOCKED_MS;
  const { acknowledged, lost, wrong, twice } = verdict;
  const tried = { honest: 2 * REQUESTS, events: OLD_EVENTS, 'ms blocked': Math.round(longestMs) };
  const seconds = (Date.now() - startedAt.getTime()) / 1000;
  reportTrial({ trial: 'overload behind the proxy', tried, acknowledged, lost, wrong, twice, seconds, isHeld });
  return isHeld;
}

async function run(): Promise<boolean> {
  const postgres = await startOwnPostgres();
  assert.ok(postgres, 'PostgreSQL is not installed here');
  const sandbox = await startSandbox({ port: 0 });
  const [first, second, port] = [await pickFreePort(), await pickFreePort(), await pickFreePort()];
  const sandboxPort = Number(new URL(sandbox.url).port);
  const root = mkdtempSync(join(tmpdir(), 'overload-'));
  const spools = [first, second].map((own) => join(root, String(own)));
  for (const folder of spools) mkdirSync(folder);
  const env = buildSandboxEnv({ appEnv: 'demo', port: first, sandboxPort, databaseUrl: postgres.url });
  const limits = {
    TRUSTED_PROXY_HOPS: '1',
    SESSION_SECRET: TRIAL_SECRET,
    METRICS_TOKEN: TOKEN,
    SPOOL_LIMIT_MB: String(SPOOL_LIMIT_MB),
  };
  const instances = [first, second].map((own, index) =>
    makeInstance(own, { ...env, ...limits, SPOOL_FOLDER: spools[index] ?? root }),
  );
  await addOldEvents(postgres.url, OLD_EVENTS);
  const tier = await startCacheTier(port, [first, second]);
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    return await tryAll({ tier, postgres, instances, spools, ledger: new Ledger(), startedAt: new Date() });
  } finally {
    await tier.stop();
    await Promise.all(instances.map((instance) => instance.kill()));
    await sandbox.close();
    await postgres.destroy();
    rmSync(root, { recursive: true, force: true });
  }
}

runTrial(run);
