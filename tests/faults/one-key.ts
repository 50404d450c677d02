import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { migrate } from '@/lib/server/store/migrate';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { ONE_OF_EACH, raceInstances } from '@/tests/support/race-instances';

// Two instances on one PostgreSQL, one key, 1,000 requests at once, 20 runs: one row, one provider call, one reply.
// TEST_DATABASE_URL names the database; a schema of its own is made there and dropped.
const RUNS = 20;
const REQUESTS = 1000;

async function run(url: string): Promise<number> {
  const schema = `one_key_${randomUUID().replaceAll('-', '')}`;
  const first = openPostgresDatabase(url, schema);
  await migrate(first, schema);
  const second = openPostgresDatabase(url, schema);
  let failures = 0;
  try {
    for (let turn = 1; turn <= RUNS; turn += 1) {
      const startedAt = performance.now();
      const race = await raceInstances([first, second], REQUESTS);
      const isRight = isDeepStrictEqual(race, ONE_OF_EACH);
      if (!isRight) failures += 1;
      const ms = Math.round(performance.now() - startedAt);
      process.stdout.write(`run ${turn}: ${isRight ? 'one of each' : JSON.stringify(race)} in ${ms} ms\n`);
    }
  } finally {
    await second.close();
    await first.execute(`DROP SCHEMA "${schema}" CASCADE`);
    await first.close();
  }
  process.stdout.write(`${RUNS * REQUESTS} requests, ${failures} of ${RUNS} runs wrong\n`);
  return failures;
}

const url = process.env['TEST_DATABASE_URL'];
if (url === undefined) {
  process.stderr.write('TEST_DATABASE_URL is not set: name a PostgreSQL, as postgres://root@127.0.0.1:5432/test\n');
  process.exitCode = 1;
} else {
  void run(url).then((failures) => {
    process.exitCode = failures > 0 ? 1 : 0;
  });
}
