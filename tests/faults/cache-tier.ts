import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@/lib/calls/calls';
import { pickFreePort } from '@/lib/commands/process/port';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { startSandbox } from '@/tests/sandbox/start-sandbox';
import { startCacheTier, type CacheTier } from '@/tests/support/cache-tier';
import { makeInstance, type Instance } from '@/tests/support/instance';
import { makeScratchDatabase, type ScratchDatabase } from '@/tests/support/scratch-database';
import { askTier, type TierAnswer, type TierRequest } from '@/tests/support/tier-request';
import { runTrial } from './run-trial';

const REQUESTS = 10_000;
const SENDERS = 16;
const PAUSE_MS = 20;
/** Longer than a page is fresh. */
const PAST_FRESH_MS = 31_000;
const HOST = 'm10.localhost';
/** Not under experiment; `TESTED` is. */
const PAGE = '/privacy';
const TESTED = '/otc-savings';

interface World {
  readonly tier: CacheTier;
  readonly instances: readonly Instance[];
  readonly database: ScratchDatabase;
}

function ask({ tier }: World, path: string, request?: TierRequest, host = HOST): Promise<TierAnswer> {
  return askTier(tier.port, host, path, { authority: tier.authority, ...request });
}

function say(fact: string): void {
  console.log(`✓ ${fact}`);
}

async function showClicks(dependencies: World): Promise<void> {
  assert.equal((await ask(dependencies, `${PAGE}?gclid=first&utm_source=google`)).cache, 'MISS');
  const clicks = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ask(dependencies, `${PAGE}?gclid=c${index}&sub_1=${index}`)),
  );
  assert.ok(clicks.every(({ status, cache }) => status === 200 && cache === 'HIT'));
  const other = await ask(dependencies, PAGE, {}, 'bh.localhost');
  assert.equal(other.cache, 'MISS');
  assert.match(other.body, /data-brand="bh"/);
  assert.ok(clicks.every(({ body }) => body.includes('data-brand="m10"')));
  say('100 clicks with ids of their own got the kept page; another brand at the same path its own');
}

async function showWhatPasses(dependencies: World): Promise<void> {
  for (const query of ['firstname=Mary', 'gclid=1&email=a%40b.example', '%66irstname=Mary', 'a=1&b=2&a=3']) {
    const { status, location, cache } = await ask(dependencies, `${PAGE}?${query}`);
    assert.deepEqual([status, cache], [307, 'BYPASS'], query);
    assert.doesNotMatch(location ?? '', /Mary|b\.example|a=1/);
  }
  const part = await ask(dependencies, PAGE, { headers: { rsc: '1' } });
  assert.equal(part.cache, 'BYPASS');
  assert.doesNotMatch(part.body, /^<!DOCTYPE/i);
  assert.match((await ask(dependencies, PAGE)).body, /^<!DOCTYPE/i);
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    const unknownHost = await ask(dependencies, PAGE, {}, 'somebody-else.example');
    const unknownPath = await ask(dependencies, '/no-such-page');
    assert.notEqual(unknownHost.cache, 'HIT');
    assert.notEqual(unknownPath.cache, 'HIT');
    statuses.push(unknownHost.status, unknownPath.status, (await ask(dependencies, '/api/health')).status);
  }
  assert.deepEqual(statuses, [421, 404, 200, 421, 404, 200, 421, 404, 200]);
  assert.equal((await ask(dependencies, PAGE, { method: 'TRACE' })).status, 405);
  assert.equal((await ask(dependencies, `/${'a'.repeat(9000)}`)).status, 414);
  assert.equal((await ask(dependencies, PAGE, { headers: { cookie: 'a'.repeat(40_000) } })).status, 400);
  assert.equal(
    (await ask(dependencies, calls.createEvent.path, { method: 'POST', body: 'x'.repeat(70_000) })).status,
    413,
  );
  say('personal parameters, repeated keys, parts of pages, unknown hosts and paths and calls went to the site');
}

async function showExperiment(dependencies: World): Promise<void> {
  const visitors = [];
  for (let index = 0; index < 8; index += 1) {
    const visit = await ask(dependencies, TESTED);
    assert.equal(visit.cache, 'MISS');
    assert.equal(visit.cookies.length, 2);
    visitors.push(visit);
  }
  const bodies = new Map<string, string>();
  for (const { body, cookies } of visitors) {
    const again = await ask(dependencies, `${TESTED}?gclid=x`, { headers: { cookie: cookies.join('; ') } });
    assert.equal(again.body, body);
    const variants = cookies.find((cookie) => cookie.includes('experiments')) ?? '';
    assert.equal(again.cache, bodies.has(variants) ? 'HIT' : 'MISS');
    bodies.set(variants, body);
  }
  assert.equal(new Set(bodies.values()).size, bodies.size);
  const cookie = visitors[0]?.cookies.find((one) => one.includes('experiments')) ?? '';
  assert.equal((await ask(dependencies, TESTED, { headers: { cookie } })).cache, 'BYPASS');
  say(`a first visit to a tested page was never kept; ${bodies.size} variants were, one page each`);
}

function sendEvent(dependencies: World): Promise<TierAnswer> {
  const properties = { eventId: randomUUID() };
  const event = {
    ...{ type: 'track', event: 'pageView', timestamp: new Date().toISOString() },
    ...{ sessionId: randomUUID(), anonymousId: randomUUID(), properties },
  };
  const headers = { 'content-type': 'application/json', origin: `https://${HOST}` };
  return ask(dependencies, calls.createEvent.path, { method: 'POST', headers, body: JSON.stringify(event) });
}

async function restartBoth(dependencies: World): Promise<void> {
  for (const instance of dependencies.instances) {
    await instance.terminate();
    await instance.start();
  }
}

async function showRollingRestart(dependencies: World): Promise<void> {
  const failures: string[] = [];
  let [sent, events, done] = [0, 0, false];
  const kinds = [
    () => ask(dependencies, `${PAGE}?gclid=${sent}`),
    // Each is answered by a process.
    () => ask(dependencies, `${PAGE}?variant=none:${sent}`),
    () => sendEvent(dependencies),
    () => ask(dependencies, '/api/location?zip_code=33101'),
  ];
  const before = await dependencies.database.count('events');
  const restarted = restartBoth(dependencies).then(() => (done = true));
  const send = async (): Promise<void> => {
    while (!done || sent < REQUESTS) {
      const kind = sent % kinds.length;
      sent += 1;
      const answer = await kinds[kind]?.().catch((error: unknown) => String(error));
      if (typeof answer !== 'object') failures.push(`kind ${kind}: ${answer}`);
      else if (answer.status === 202) events += 1;
      else if (answer.status !== 200) failures.push(`kind ${kind}: ${answer.status} ${answer.body.slice(0, 200)}`);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([restarted, ...Array.from({ length: SENDERS }, send)]);
  assert.deepEqual(failures, []);
  assert.equal((await dependencies.database.count('events')) - before, events);
  say(`both processes restarted under load: 0 of ${sent} requests failed, ${events} events stored once each`);
}

async function showDeadSite(dependencies: World): Promise<void> {
  await ask(dependencies, PAGE);
  await Promise.all(dependencies.instances.map((instance) => instance.kill()));
  await wait(PAST_FRESH_MS);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ask(dependencies, `${PAGE}?gclid=${index}`)),
  );
  assert.ok(answers.every(({ status, body }) => status === 200 && body.includes('data-brand="m10"')));
  assert.notEqual((await sendEvent(dependencies)).status, 202);
  say(`with every process dead and pages past their time, ${answers.length} of ${answers.length} clicks got the page`);
}

async function showNewBuild(dependencies: World): Promise<void> {
  const headers = { 'x-accel-expires': '30', 'content-type': 'text/html' };
  let build = 'first';
  const site = createServer((_, response) => response.writeHead(200, headers).end(build));
  await new Promise<void>((resolve) => site.listen(dependencies.instances[0]?.port, '127.0.0.1', resolve));
  while ((await ask(dependencies, PAGE)).body !== 'first') await wait(200);
  build = 'second';
  const startedAt = Date.now();
  while ((await ask(dependencies, PAGE)).body !== 'second') {
    assert.ok(Date.now() - startedAt < 60_000, 'the new build was not seen within a minute');
    await wait(500);
  }
  site.closeAllConnections();
  site.close();
  say(`a new build was seen after ${Math.round((Date.now() - startedAt) / 1000)} s, without a purge`);
}

async function run(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/test';
  const database = await makeScratchDatabase(server);
  const sandbox = await startSandbox({ port: 0 });
  const sandboxPort = Number(new URL(sandbox.url).port);
  const [first, second, port] = [await pickFreePort(), await pickFreePort(), await pickFreePort()];
  const sandboxEnv = buildSandboxEnv({ appEnv: 'demo', port: first, sandboxPort, databaseUrl: database.url });
  const folder = mkdtempSync(join(tmpdir(), 'cache-tier-spool-'));
  const instances = [first, second].map((own) =>
    makeInstance(own, { ...sandboxEnv, TRUSTED_PROXY_HOPS: '1', SPOOL_FOLDER: join(folder, String(own)) }),
  );
  const tier = await startCacheTier(port, [first, second]);
  const dependencies: World = { tier, instances, database };
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    await showClicks(dependencies);
    await showWhatPasses(dependencies);
    await showExperiment(dependencies);
    await showRollingRestart(dependencies);
    await showDeadSite(dependencies);
    await showNewBuild(dependencies);
    const { access, error } = await tier.readLogs();
    assert.doesNotMatch(access + error, /gclid|Mary|b\.example/);
    say('neither log holds a query');
  } finally {
    await tier.stop();
    await Promise.all(instances.map((instance) => instance.kill()));
    await sandbox.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

runTrial(run);
