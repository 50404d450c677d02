import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { migrate } from '@/lib/server/store/migrate';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { answerLate, countRows, makeKeyed, ONE_OF_EACH, type Race } from '@/tests/support/race-instances';
import { runTrial } from './run-trial';

// Two processes on one PostgreSQL, one key, 1,000 requests at once, 20 runs: one row, one provider call, one reply.
// TEST_DATABASE_URL names the database; a schema of its own is made there and dropped.
const RUNS = 20;
const REQUESTS = 1000;

/** A provider that counts its calls and gives each another number. */
async function startProvider(): Promise<{
  readonly url: string;
  readonly calls: () => number;
  readonly close: () => void;
}> {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    void answerLate(calls).then((answer) => response.end(JSON.stringify(answer)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, calls: () => calls, close: () => server.close() };
}

/** What an instance tells next; rejects where it ends instead. */
function hear(instance: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('an instance ended'));
    instance.once('exit', fail);
    instance.once('message', (told) => {
      instance.off('exit', fail);
      resolve(told);
    });
  });
}

async function tell(instance: ChildProcess, message: object): Promise<readonly string[]> {
  const told = hear(instance);
  instance.send(message);
  return (await told) as string[];
}

async function run(url: string): Promise<boolean> {
  const schema = `one_key_${randomUUID().replaceAll('-', '')}`;
  const database = openPostgresDatabase(url, schema);
  await migrate(database, schema);
  const provider = await startProvider();
  const start = (): ChildProcess =>
    fork('tests/faults/one-key-instance.ts', [url, schema, provider.url], { execArgv: ['--import', 'tsx'] });
  const instances = [start(), start()];
  let failures = 0;
  try {
    await Promise.all(instances.map(hear));
    for (let turn = 1; turn <= RUNS; turn += 1) {
      const [startedAt, callsBefore, keyed] = [performance.now(), provider.calls(), makeKeyed()];
      const order = { keyed, times: REQUESTS / instances.length };
      await Promise.all(instances.map((instance) => tell(instance, { ...order, act: 'save' })));
      const replies = await Promise.all(instances.map((instance) => tell(instance, { ...order, act: 'lease' })));
      const race: Race = {
        providerCalls: provider.calls() - callsBefore,
        replies: new Set(replies.flat()).size,
        rows: await countRows(database, keyed),
      };
      const isRight = isDeepStrictEqual(race, ONE_OF_EACH);
      if (!isRight) failures += 1;
      const ms = Math.round(performance.now() - startedAt);
      console.log(`run ${turn}: ${isRight ? 'one of each' : JSON.stringify(race)} in ${ms} ms`);
    }
  } finally {
    for (const instance of instances) instance.kill();
    provider.close();
    await database.execute(`DROP SCHEMA "${schema}" CASCADE`);
    await database.close();
  }
  console.log(`${RUNS * REQUESTS} requests at two processes, ${failures} of ${RUNS} runs wrong`);
  return failures === 0;
}

runTrial(() => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL, as postgres://root@127.0.0.1:5432/test');
  return run(url);
});
