import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { calls } from '@/lib/calls/calls';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { startBuiltServer } from './built-server';
import { makePostgresStore, type FaultStore } from './fault-stores';
import { isExact, judge } from './judge';
import { DEAF_DESTINATION } from './kill-loop';
import { Ledger } from './ledger';
import { makeLeadCall, TRIAL_HOST, type MadeUpCall } from './made-up-calls';
import { postCall } from './post-call';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- one-key [<runs>]: two processes of the built site on one PostgreSQL, one key, many requests at once:
// one row of each kind, one provider call, one reply. TEST_DATABASE_URL names the server; a database is made there.
const RUNS = Number(process.argv[2] ?? 20);
const LEADS_AT_ONCE = 1000;
const USERS_AT_ONCE = 200;
/** A visitor's taps and reloads, many times over; each holds a connection while the provider thinks. */
const PHONES_AT_ONCE = 100;
const PROVIDER_MS = 100;
/** A thousand at once take their time on a busy machine. */
const PATIENCE_MS = 60_000;
/** 206-555-0110 to 0199. */
const [FIRST_LINE, LINES] = [10, 90];

interface Provider {
  readonly url: string;
  readonly calls: () => number;
  readonly close: () => void;
}

type Call = Pick<MadeUpCall, 'path' | 'headers' | 'body'>;

/** A provider that counts its calls and gives each another number, after a while. */
async function startProvider(): Promise<Provider> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    count += 1;
    const body = JSON.stringify({ phone: `20655501${FIRST_LINE + (count % LINES)}` });
    void wait(PROVIDER_MS).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls: () => count, close: () => server.close() };
}

/** Sends the same to both, so many times at once; returns the different answers. */
async function sendAtOnce(ports: readonly number[], call: Call, times: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => postCall(ports[index % ports.length] ?? 0, call, PATIENCE_MS)),
  );
  const told = answers.map((one) => (typeof one === 'object' ? `${one.status} ${one.text}` : (one ?? 'no answer')));
  return [...new Set(told)];
}

/** What one visitor sends again and again: a lead, a user, and the request for a number. */
async function makeKeyed(port: number) {
  const lead = await makeLeadCall();
  const { headers } = lead;
  const { sessionId: visit, token } = JSON.parse(lead.body) as { sessionId: string; token: string };
  const user = {
    id: randomUUID(),
    updatedAt: new Date().toISOString(),
    sessionId: visit,
    values: { zipcode: '33101' },
  };
  const phone = {
    ...{ local_hour: 14, url: `http://${TRIAL_HOST}:${port}/otc-savings`, version: 17 },
    ...{ session_id: visit, token, lead_id: lead.id, data: { zip: '33101' } },
  };
  return {
    lead,
    userCall: { path: calls.setUser.path, headers, body: JSON.stringify(user) },
    phoneCall: { path: calls.getPhone.path, headers, body: JSON.stringify(phone) },
  };
}

/** One run: what differed from one row, one provider call and one reply of each kind; undefined when nothing did. */
async function race(ports: readonly number[], provider: Provider, ledger: Ledger): Promise<string | undefined> {
  const { lead, userCall, phoneCall } = await makeKeyed(ports[0] ?? 0);
  const before = provider.calls();
  ledger.sent.set(lead.id, lead);
  const [leads, users] = await Promise.all([
    sendAtOnce(ports, lead, LEADS_AT_ONCE),
    sendAtOnce(ports, userCall, USERS_AT_ONCE),
  ]);
  if (isDeepStrictEqual(leads, ['202 {"accepted":true}'])) ledger.acknowledged.add(lead.id);
  const phones = await sendAtOnce(ports, phoneCall, PHONES_AT_ONCE);
  const isRight =
    ledger.acknowledged.has(lead.id) &&
    isDeepStrictEqual(users, ['200 {"saved":true}']) &&
    phones.length === 1 &&
    phones[0]?.startsWith('200 ') === true &&
    provider.calls() - before === 1;
  return isRight ? undefined : JSON.stringify({ leads, users, phones, providerCalls: provider.calls() - before });
}

async function countTable(store: FaultStore, table: string): Promise<number> {
  const database = openPostgresDatabase(store.databaseUrl);
  const [row] = await database.query(`SELECT count(*)::integer AS count FROM ${table}`);
  await database.close();
  return Number(row?.['count']);
}

async function run(server: string): Promise<boolean> {
  const startedAt = performance.now();
  const [store, provider, ledger] = [await makePostgresStore(server), await startProvider(), new Ledger()];
  const env = { DATABASE_URL: store.databaseUrl, MEDIAALPHA_URL: provider.url, LIMIT_FACTOR: '1000' };
  const start = (name: string) =>
    startBuiltServer({ ...env, ...DEAF_DESTINATION, SPOOL_FOLDER: `${store.spoolFolder}-${name}` });
  const instances = await Promise.all([start('one'), start('other')]);
  const ports = instances.map(({ port }) => port);
  let failures = 0;
  try {
    for (let turn = 1; turn <= RUNS; turn += 1) {
      const turnAt = performance.now();
      const fault = await race(ports, provider, ledger);
      if (fault !== undefined) failures += 1;
      console.log(`run ${turn}: ${fault ?? 'one of each'} in ${Math.round(performance.now() - turnAt)} ms`);
    }
    const verdict = await judge(store, ledger, true);
    const counts = { users: await countTable(store, 'users'), leases: await countTable(store, 'phone_leases') };
    const isHeld = failures === 0 && isExact(verdict) && counts.users === RUNS && counts.leases === RUNS;
    console.log(`${JSON.stringify(verdict)} ${JSON.stringify(counts)}`);
    const { acknowledged, lost, wrong, invented } = verdict;
    const twice = verdict.twice + counts.users - RUNS + counts.leases - RUNS + provider.calls() - RUNS;
    const requests = RUNS * (LEADS_AT_ONCE + USERS_AT_ONCE + PHONES_AT_ONCE);
    const seconds = (performance.now() - startedAt) / 1000;
    const report = { acknowledged, lost, wrong: wrong + invented + failures, twice, seconds, isHeld };
    reportTrial({ trial: 'one key at two processes', tried: { keys: RUNS, requests }, ...report });
    return isHeld;
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    provider.close();
    await store.destroy();
  }
}

runTrial(() => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL, as postgres://root@127.0.0.1:5432/test');
  return run(url);
});
