import type { Browser } from '@playwright/test';

/** A longer task is felt, as Lighthouse counts them. */
const FELT_MS = 50;

/** What the tasks of a page kept it from answering after its first paint, in ms. */
export interface MainThread {
  /** What each task took beyond 50 ms, by the clock: with what else the machine did meanwhile. */
  readonly blockingMs: number;
  /** The same by the time that the processor gave to it. */
  readonly processorBlockingMs: number;
  readonly longestTaskMs: number;
}

/** An event of a trace, as far as it is read here; µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** By the processor's time. */
  readonly tdur?: number;
}

function sumFelt(durations: readonly number[]): number {
  return durations.reduce((sum, ms) => sum + Math.max(0, ms - FELT_MS), 0);
}

function readMainThread(events: readonly TraceEvent[]): MainThread {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The browser tells of no first paint.');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  const lengths = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    blockingMs: sumFelt(lengths),
    processorBlockingMs: sumFelt(tasks.map(({ tdur = 0 }) => tdur / 1000)),
    longestTaskMs: Math.max(0, ...lengths),
  };
}

/** Follows the tasks of the page that the browser opens next; returns a function that ends it and sums them up. */
export async function watchMainThread(browser: Browser): Promise<() => Promise<MainThread>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'loading'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return readMainThread(events);
  };
}
