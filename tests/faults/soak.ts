import assert from 'node:assert/strict';
import { generateLoad, type Load, type LoadResult } from '@/tests/bench/load-generator';
import { buildEventRequest, getRequest } from '@/tests/bench/load-requests';
import { makeInstance } from '@/tests/support/instance';
import { startOwnPostgres } from '@/tests/support/own-postgres';
import { readProcessUsage, type ProcessUsage } from '@/tests/support/process-usage';
import { runWithSandbox, type SandboxedSite } from '@/tests/support/sandboxed-site';
import { runTrial } from './run-trial';

// npm run faults -- soak [<minutes>]: pages, unknown paths, calls and events at half of what was measured as the most,
// one process of the standalone build on a PostgreSQL of its own.
const MINUTES = Number(process.argv[2] ?? 10);
const WARM_UP_SECONDS = 20;
const CEILING_SECONDS = 20;
const CONNECTIONS = 32;
/** The first minutes fill caches. */
const SETTLED_AFTER = 2;
const HOST = 'm10.localhost';
const MEMORY_RATIO = 1.1;
const P99_RATIO = 1.5;
/** As many as one minute may differ from another by chance. */
const SPARE_DESCRIPTORS = 40;

interface Minute extends ProcessUsage {
  readonly p99Ms: number;
}

/** Seven pages, an unknown path, a call and an event in ten. */
function buildMix(port: number): () => string {
  const host = `${HOST}:${port}`;
  const pages = ['/', '/privacy', '/otc-savings', '/otc-savings/zip', '/terms', '/es', '/reviews'];
  const kinds = [
    ...pages.map((path) => getRequest(path, host)),
    () => getRequest(`/no-such-page-${Math.floor(Math.random() * 1e6)}`, host)(),
    getRequest('/api/location?zip_code=33101', host),
    buildEventRequest('/api/event/create', host),
  ];
  let turn = 0;
  return () => {
    turn += 1;
    return kinds[turn % kinds.length]?.() ?? '';
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The middle of three minutes, of what is asked. */
function findMiddle(minutes: readonly Minute[], find: (minute: Minute) => number): { early: number; late: number } {
  const settled = minutes.slice(SETTLED_AFTER);
  return { early: median(settled.slice(0, 3).map(find)), late: median(settled.slice(-3).map(find)) };
}

function requireAnswers({ statuses, broken }: LoadResult): void {
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 429);
  assert.deepEqual([failed, broken], [[], 0], JSON.stringify(statuses));
}

async function soak(port: number, pid: number): Promise<void> {
  const load: Omit<Load, 'seconds'> = { port, connections: CONNECTIONS, buildRequest: buildMix(port) };
  await generateLoad({ ...load, seconds: WARM_UP_SECONDS });
  const ceiling = await generateLoad({ ...load, seconds: CEILING_SECONDS });
  const perSecond = Math.floor(ceiling.requestsPerSecond / 2);
  console.log(`ceiling ${Math.round(ceiling.requestsPerSecond)} requests/s; soaking at ${perSecond}`);
  const minutes: Minute[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const result = await generateLoad({ ...load, seconds: 60, perSecond });
    requireAnswers(result);
    minutes.push({ ...readProcessUsage(pid), p99Ms: Math.round(result.p99Ms) });
    console.log(`minute ${minute}: ${Math.round(result.requestsPerSecond)}/s ${JSON.stringify(minutes.at(-1))}`);
  }
  if (MINUTES < SETTLED_AFTER + 6) return;
  const memory = findMiddle(minutes, ({ memoryMb }) => memoryMb);
  const descriptors = findMiddle(minutes, ({ descriptors: open }) => open);
  const p99 = findMiddle(minutes, ({ p99Ms }) => p99Ms);
  console.log(JSON.stringify({ memory, descriptors, p99 }));
  assert.ok(memory.late <= memory.early * MEMORY_RATIO, 'memory grew');
  assert.ok(descriptors.late <= descriptors.early + SPARE_DESCRIPTORS, 'descriptors grew');
  assert.ok(p99.late <= p99.early * P99_RATIO, 'answers became slower');
}

async function run(): Promise<void> {
  const postgres = await startOwnPostgres();
  try {
    const trial = async ({ port, env }: SandboxedSite): Promise<void> => {
      const instance = makeInstance(port, env);
      const pid = await instance.start();
      try {
        await soak(port, pid);
      } finally {
        await instance.kill();
      }
    };
    await runWithSandbox(trial, postgres && { databaseUrl: postgres.url });
  } finally {
    await postgres?.destroy();
  }
}

runTrial(run);
