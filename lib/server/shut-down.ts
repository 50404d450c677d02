import { setTimeout as wait } from 'node:timers/promises';
import { startDraining } from './draining';
import { describeError, log } from './log';
import { closeServers, watchServers } from './open-servers';

/** What the last part of the time is kept for: commits under way, the store itself. */
const FINISHING_MS = 3000;

/** How this process ends. */
export interface ShutDownPlan {
  /** How long it still serves while readiness says no, so that balancers notice. */
  readonly delayMs: number;
  /** After this the process ends, whatever is under way. */
  readonly limitMs: number;
  /** Runs beside the last requests. */
  readonly stopRelay: () => Promise<void>;
  /** Runs when the last request is answered. */
  readonly closeStore: () => Promise<void>;
  readonly exit: (code: number) => void;
}

async function tryTo(finish: () => Promise<void>): Promise<void> {
  try {
    await finish();
  } catch (error) {
    log({ level: 'warn', message: 'not finished at shutdown', ...describeError(error) });
  }
}

/** Readiness no; a last while of serving; no new connections; the last answers; the last commits; the end. */
async function shutDown({ delayMs, limitMs, stopRelay, closeStore, exit }: ShutDownPlan): Promise<void> {
  startDraining();
  log({ level: 'info', message: 'draining' });
  const deadline = setTimeout(() => {
    log({ level: 'warn', message: 'ended at the deadline' });
    exit(0);
  }, limitMs);
  const stopping = tryTo(stopRelay);
  await wait(Math.min(delayMs, limitMs));
  const allAnswered = await closeServers(Math.max(0, limitMs - delayMs - FINISHING_MS));
  if (!allAnswered) log({ level: 'warn', message: 'connections cut at shutdown' });
  await tryTo(closeStore);
  await stopping;
  clearTimeout(deadline);
  log({ level: 'info', message: 'drained' });
  exit(0);
}

/**
 * Answers SIGTERM. Next's own answer is taken away: it would end the process as soon as its connections are closed,
 * whatever is still being relayed or committed, and would wait for a stalled one without end.
 */
export function watchForTermination(plan: ShutDownPlan): void {
  watchServers();
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => void shutDown(plan));
  // A second signal must not fall back to Node's own answer, which is to end at once.
  process.on('SIGTERM', () => undefined);
}
