import { experiments } from '@/funnels/experiments';
import { pages } from '@/funnels/pages';
import { calls } from '@/lib/calls/calls';
import { pickFreePort } from '@/lib/commands/process/port';
import { createCommand, runCommandLine } from '@/lib/commands/process/command-line';
import { runCommand } from '@/lib/commands/process/run-command';
import type { Services } from '@/lib/commands/process/services';
import { startOwnPostgres } from '@/tests/support/own-postgres';
import { hasNginx, startCacheTier } from '@/tests/support/cache-tier';
import { fetchLocally, startBenchSites } from './bench-sites';
import { generateLoad, type LoadResult } from './load-generator';
import { buildEventRequest, clickRequest, getRequest } from './load-requests';
import { startBareNode, startNginx } from './peers';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SECONDS = 10;
const BRAND = 'm10';

interface Target {
  readonly name: string;
  readonly port: number;
  readonly buildRequest: () => string;
}

async function run({ port, buildRequest }: Target): Promise<LoadResult> {
  await generateLoad({ port, buildRequest, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  return generateLoad({ port, buildRequest, connections: CONNECTIONS, seconds: SECONDS });
}

/** Runs the targets one after the other; the last is ours, and the others are what it is held against. */
async function compare(services: Services, title: string, targets: readonly Target[]): Promise<object[]> {
  const results: { name: string; result: LoadResult }[] = [];
  for (const target of targets) {
    console.error(`${title}: ${target.name}, ${WARM_UP_SECONDS + SECONDS} s …`);
    const result = await run(target);
    services.requireRunning();
    // A peer that answers in part gives a ratio that means nothing.
    if (result.broken > 0) throw new Error(`${target.name}: ${result.broken} connections broke; nothing to compare.`);
    results.push({ name: target.name, result });
  }
  const ours = results.at(-1)?.result.requestsPerSecond ?? 0;
  return results.map(({ name, result }) => ({
    [title]: name,
    'requests/s': Math.round(result.requestsPerSecond),
    'p50 ms': Number(result.p50Ms.toFixed(2)),
    'p99 ms': Number(result.p99Ms.toFixed(2)),
    'ours to this': Number((ours / result.requestsPerSecond).toFixed(3)),
    statuses: JSON.stringify(result.statuses),
  }));
}

async function measure(services: Services): Promise<void> {
  // As in production, where there is one.
  const postgres = await startOwnPostgres();
  const { productPort, barePort } = await startBenchSites(services, postgres?.url);
  const host = `${BRAND}.localhost`;
  const page = pages.find(
    ({ name, template, brands }) =>
      template === 'landing' && brands.includes(BRAND) && !experiments.some((experiment) => experiment.page === name),
  );
  if (!page) throw new Error(`The brand ${BRAND} has no landing page that is not under experiment.`);
  const { body } = await fetchLocally(productPort, page.path, host);
  const nginx = await startNginx(body);
  if (!nginx) console.error('No nginx here: pages are held against bare Next only.');
  const nodePort = await startBareNode(services);

  const ourPage = { port: productPort, buildRequest: getRequest(page.path, `${host}:${productPort}`) };
  const ourEvent = {
    port: productPort,
    buildRequest: buildEventRequest(calls.createEvent.path, `${host}:${productPort}`),
  };
  const file = nginx && {
    name: 'nginx, same HTML file',
    port: nginx.port,
    buildRequest: getRequest('/page.html', 'localhost'),
  };
  const tier = hasNginx()
    ? await startCacheTier(await pickFreePort(), [productPort, productPort], { isBench: true })
    : undefined;
  const tierRows =
    file && tier
      ? await compare(services, 'page through the cache', [
          file,
          {
            name: `product ${page.path} behind .deploy`,
            port: tier.port,
            buildRequest: clickRequest(page.path, `${host}:${productPort}`),
          },
        ])
      : [];
  await tier?.stop();
  const pageRows = await compare(services, 'page', [
    ...(file ? [file] : []),
    { name: 'bare Next behind a rewrite', port: barePort, buildRequest: getRequest('/', 'localhost') },
    { name: 'the same, as many bytes', port: barePort, buildRequest: getRequest('/as-heavy', 'localhost') },
    { name: `product ${page.path}`, ...ourPage },
  ]);
  nginx?.stop();
  const eventRows = await compare(services, 'event', [
    { name: 'node:http, 204', port: nodePort, buildRequest: buildEventRequest('/', 'localhost') },
    { name: 'bare Next route, 204', port: barePort, buildRequest: buildEventRequest('/api/none', 'localhost') },
    { name: `product, committed to ${postgres ? 'PostgreSQL' : 'the embedded store'}`, ...ourEvent },
  ]);
  await postgres?.destroy();

  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ cache: tierRows, pages: pageRows, events: eventRows }, undefined, 2));
    return;
  }
  console.log(`\n${CONNECTIONS} connections, ${SECONDS} s each, loopback; the load generator shares the machine.`);
  console.log('Its own ceiling bounds the fast peers. Ratios are what counts; nothing passes or fails here.');
  if (tierRows.length > 0) console.table(tierRows);
  console.table(pageRows);
  console.table(eventRows);
}

void runCommandLine(
  createCommand('bench', 'Loads the built site beside its peers: requests a second, and how long they take.')
    .option('--json', 'for machines')
    .option('--reuse', 'takes the builds that are there')
    .action(() => runCommand(measure)),
);
