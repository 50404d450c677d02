import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pickFreePort } from '@/lib/commands/process/port';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { startSandbox } from '@/tests/sandbox/start-sandbox';
import { startCacheTier } from '@/tests/support/cache-tier';
import { makeInstance } from '@/tests/support/instance';
import { makeScratchDatabase } from '@/tests/support/scratch-database';
import { showAttacks } from './cache/attacks';
import { showPages } from './cache/pages';
import { showRestarts } from './cache/restarts';
import { ask, PAGE, say, type World } from './cache/world';
import { openFlakyLink } from './flaky-link';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- cache [<how many made-up names>]: two processes of the build behind the nginx of `.deploy`.
const MADE_UP_NAMES = Number(process.argv[2] ?? 10_000);
const POSTGRES_PORT = 5432;

/** After all that was tried: nothing of whoever asked, in either log. */
async function showLogs(world: World): Promise<void> {
  const secret = { referer: 'https://m10.localhost/?firstname=Mary', cookie: '__Host-visitor=mary' };
  await ask(world, `${PAGE}?email=mary.poppins%40example.com&phone=2065550123`, { headers: secret, from: '127.0.9.8' });
  const { access, error } = await world.tier.readLogs();
  const lines = `${access}\n${error}`.split('\n');
  const told = lines.filter((line) => /gclid|mary|poppins|[ab]\.example|2065550123|127\.(0\.9|1\.\d+)\./i.test(line));
  assert.deepEqual(told.slice(0, 5), []);
  say(`${lines.length} lines of both logs hold no query, no address of a visitor and no referrer`);
}

async function openWorld(folder: string): Promise<{ world: World; close: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/test';
  const database = await makeScratchDatabase(server);
  const sandbox = await startSandbox({ port: 0 });
  const sandboxPort = Number(new URL(sandbox.url).port);
  const url = new URL(database.url);
  const link = await openFlakyLink(Number(url.port) || POSTGRES_PORT);
  url.host = `127.0.0.1:${link.port}`;
  const [first, second, port] = [await pickFreePort(), await pickFreePort(), await pickFreePort()];
  const sandboxEnv = buildSandboxEnv({ appEnv: 'demo', port: first, sandboxPort, databaseUrl: url.href });
  const instances = [first, second].map((own) =>
    makeInstance(own, { ...sandboxEnv, TRUSTED_PROXY_HOPS: '1', SPOOL_FOLDER: join(folder, String(own)) }),
  );
  const tier = await startCacheTier(port, [first, second]);
  const close = async (): Promise<void> => {
    await tier.stop();
    await Promise.all(instances.map((instance) => instance.kill()));
    await Promise.all([sandbox.close(), link.close()]);
    await database.drop();
  };
  return { world: { tier, instances, database, link }, close };
}

async function run(): Promise<void> {
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'cache-tier-spool-'));
  const { world, close } = await openWorld(folder);
  let isHeld = false;
  try {
    await Promise.all(world.instances.map((instance) => instance.start()));
    await showPages(world);
    await showAttacks(world, MADE_UP_NAMES);
    await showRestarts(world);
    await showLogs(world);
    isHeld = true;
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
    const seconds = (Date.now() - startedAt) / 1000;
    reportTrial({ trial: 'proxy and page cache', tried: { 'made-up names': MADE_UP_NAMES }, seconds, isHeld });
  }
}

runTrial(run);
