import type { Browser } from '@playwright/test';
import { registry } from '@/funnels/registry';
import type { BenchSites } from './bench-sites';
import { watchMainThread, type MainThread } from './main-thread';
import { median, readOpening, SLOW_4G, takePhone, type Opening } from './openings';
import { startScriptlessSite } from './scriptless-site';

const CPU_SLOWDOWN = 4;
const WATCHED_MS = 5000;

/** One opening, with what went over the line. */
interface MeasuredOpening extends Opening, MainThread {
  readonly bytesBeforePaint: number;
  readonly bytes: number;
  /** Requests to our own server’s calls in the first five seconds. */
  readonly calls: number;
}

async function measureOpening(browser: Browser, url: string): Promise<MeasuredOpening> {
  const { context, page, session } = await takePhone(browser, { slowdown: CPU_SLOWDOWN, line: SLOW_4G });
  const received: { readonly bytes: number; readonly at: number }[] = [];
  let beganAt = 0;
  let calls = 0;
  session.on('Network.requestWillBeSent', ({ timestamp, request }) => {
    beganAt ||= timestamp;
    if (new URL(request.url).pathname.startsWith('/api/')) calls += 1;
  });
  // Of a compressed answer the browser tells the length on the line once it is whole.
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    received.push({ bytes: encodedDataLength, at: timestamp }),
  );
  const endWatch = await watchMainThread(browser);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  const seen = { ...(await readOpening(page)), ...(await endWatch()) };
  await context.close();
  const weigh = (untilMs: number): number =>
    received.reduce((sum, { bytes, at }) => sum + ((at - beganAt) * 1000 <= untilMs ? bytes : 0), 0);
  return { ...seen, calls, bytes: weigh(WATCHED_MS), bytesBeforePaint: weigh(seen.firstPaintMs) };
}

/** The middle of each figure over all runs. */
function takeMedians(runs: readonly MeasuredOpening[]): MeasuredOpening {
  const names = Object.keys(runs[0] ?? {}) as (keyof MeasuredOpening)[];
  const medians = names.map((name) => [name, Math.round(median(runs.map((run) => run[name])) * 1000) / 1000] as const);
  return Object.fromEntries(medians) as unknown as MeasuredOpening;
}

/**
 * Opens the first page of each template on a cold cache, slow 4G and four times CPU slowdown; in each run a bare Next page
 * and the same page without its scripts besides, so that what else the machine does is in all three.
 */
export async function measureOpenings(browser: Browser, { productPort, barePort }: BenchSites, runs: number) {
  const { port: scriptlessPort, server } = await startScriptlessSite(productPort);
  const bare: MeasuredOpening[] = [];
  const rows = [];
  for (const { template, brands, path } of new Map(
    registry.pages.toReversed().map((page) => [page.template, page]),
  ).values()) {
    const [brand] = brands;
    const own: MeasuredOpening[] = [];
    const scriptless: MeasuredOpening[] = [];
    for (let run = 0; run < runs; run += 1) {
      bare.push(await measureOpening(browser, `http://localhost:${barePort}/`));
      own.push(await measureOpening(browser, `http://${brand}.localhost:${productPort}${path}`));
      scriptless.push(await measureOpening(browser, `http://${brand}.localhost:${scriptlessPort}${path}`));
    }
    const [page, limit] = [takeMedians(own), takeMedians(scriptless)];
    rows.push({
      template,
      page: `${brand} ${path}`,
      ...page,
      toScriptless: page.largestPaintMs / limit.largestPaintMs,
    });
  }
  server.close();
  const standard = takeMedians(bare);
  return [
    { page: 'bare Next', ...standard },
    ...rows.map((row) => ({ ...row, toBare: row.processorBlockingMs / standard.processorBlockingMs })),
  ];
}
