import { randomUUID } from 'node:crypto';
import { experiments } from '@/funnels/experiments';
import { pages } from '@/funnels/pages';
import { eventCall } from '@/lib/calls/event-call';
import { findFreePort } from '@/lib/commands/port';
import { runCommand } from '@/lib/commands/run-command';
import type { Services } from '@/lib/commands/services';
import { hasNginx, startCacheTier } from '@/tests/support/cache-tier';
import { fetchLocally, startBenchSites } from './bench-sites';
import { generateLoad, type LoadResult } from './load-generator';
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

function getRequest(path: string, host: string): () => string {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`;
  return () => request;
}

/** A click on an ad, each with an id of its own. */
function clickRequest(path: string, host: string): () => string {
  return () => getRequest(`${path}?utm_source=ads&gclid=${randomUUID()}`, host)();
}

/** Another visitor each time, as far as limits by address can tell: 198.18.0.0/15 is set aside for benchmarks. */
function makeAddress(): string {
  const part = (below: number): number => Math.floor(Math.random() * below);
  return `198.${18 + part(2)}.${part(256)}.${1 + part(254)}`;
}

function buildEventRequest(path: string, host: string): () => string {
  const padding = 'x'.repeat(500);
  return () => {
    const body = JSON.stringify({
      type: 'track',
      event: 'page_viewed',
      timestamp: new Date().toISOString(),
      sessionId: randomUUID(),
      anonymousId: randomUUID(),
      properties: { eventId: randomUUID(), padding },
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      `X-Forwarded-For: ${makeAddress()}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  };
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

runCommand(async (services) => {
  const { productPort, barePort } = await startBenchSites(services);
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
  const ourEvent = { port: productPort, buildRequest: buildEventRequest(eventCall.path, `${host}:${productPort}`) };
  const file = nginx && {
    name: 'nginx, same HTML file',
    port: nginx.port,
    buildRequest: getRequest('/page.html', 'localhost'),
  };
  const tier = hasNginx() ? await startCacheTier(await findFreePort(), [productPort, productPort]) : undefined;
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
    { name: `product ${page.path}`, ...ourPage },
  ]);
  nginx?.stop();
  const eventRows = await compare(services, 'event', [
    { name: 'node:http, 204', port: nodePort, buildRequest: buildEventRequest('/', 'localhost') },
    { name: 'bare Next route, 204', port: barePort, buildRequest: buildEventRequest('/api/none', 'localhost') },
    { name: 'product, committed', ...ourEvent },
  ]);

  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ cache: tierRows, pages: pageRows, events: eventRows }, undefined, 2));
    return;
  }
  console.log(`\n${CONNECTIONS} connections, ${SECONDS} s each, loopback; the load generator shares the machine.`);
  console.log('Its own ceiling bounds the fast peers. Ratios are what counts; nothing passes or fails here.');
  if (tierRows.length > 0) console.table(tierRows);
  console.table(pageRows);
  console.table(eventRows);
});
