import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, ask, PAGE, say, sendEvent, type World } from './world';

const REQUESTS = 10_000;
const SENDERS = 16;
const PAUSE_MS = 20;
/** Longer than a page is fresh. */
const PAST_FRESH_MS = 31_000;

async function restartBoth(world: World): Promise<void> {
  for (const instance of world.instances) {
    await instance.terminate();
    await instance.start();
  }
}

async function showRollingRestart(world: World): Promise<void> {
  const failures: string[] = [];
  let [sent, events, done] = [0, 0, false];
  const kinds = [
    (from: string) => ask(world, `${PAGE}?gclid=${sent}`, { from }),
    // Each is answered by a process.
    (from: string) => ask(world, `${PAGE}?variant=none:${sent}`, { from }),
    (from: string) => sendEvent(world, from),
    (from: string) => ask(world, '/api/location?zip_code=33101', { from }),
  ];
  const before = await world.database.count('events');
  const restarted = restartBoth(world).then(() => (done = true));
  const send = async (visitor: number): Promise<void> => {
    while (!done || sent < REQUESTS) {
      const kind = sent % kinds.length;
      sent += 1;
      const answer = await kinds[kind]?.(addressOf(visitor)).catch((error: unknown) => String(error));
      if (typeof answer !== 'object') failures.push(`kind ${kind}: ${answer}`);
      else if (answer.status === 202) events += 1;
      else if (answer.status !== 200) failures.push(`kind ${kind}: ${answer.status} ${answer.body.slice(0, 200)}`);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([restarted, ...Array.from({ length: SENDERS }, (_, visitor) => send(visitor))]);
  assert.deepEqual(failures, []);
  assert.equal((await world.database.count('events')) - before, events);
  say(`both processes restarted under load: 0 of ${sent} requests failed, ${events} events stored once each`);
}

async function showDeadSite(world: World): Promise<void> {
  await ask(world, PAGE);
  await Promise.all(world.instances.map((instance) => instance.kill()));
  await wait(PAST_FRESH_MS);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(world, `${PAGE}?gclid=${index}`)));
  assert.ok(answers.every(({ status, body }) => status === 200 && body.includes('data-brand="m10"')));
  assert.notEqual((await sendEvent(world)).status, 202);
  say(`with every process dead and pages past their time, ${answers.length} of ${answers.length} clicks got the page`);
}

async function showNewBuild(world: World): Promise<void> {
  const headers = { 'x-accel-expires': '30', 'content-type': 'text/html' };
  let build = 'first';
  const site = createServer((_, response) => response.writeHead(200, headers).end(build));
  await new Promise<void>((resolve) => site.listen(world.instances[0]?.port, '127.0.0.1', resolve));
  while ((await ask(world, PAGE)).body !== 'first') await wait(200);
  build = 'second';
  const startedAt = Date.now();
  while ((await ask(world, PAGE)).body !== 'second') {
    assert.ok(Date.now() - startedAt < 60_000, 'the new build was not seen within a minute');
    await wait(500);
  }
  site.closeAllConnections();
  site.close();
  say(`a new build was seen after ${Math.round((Date.now() - startedAt) / 1000)} s, without a purge`);
}

/** What an operator does, and what happens without one. */
export async function showRestarts(world: World): Promise<void> {
  await showRollingRestart(world);
  await showDeadSite(world);
  await showNewBuild(world);
}
