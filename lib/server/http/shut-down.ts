import { setTimeout as wait } from 'node:timers/promises';
import { startDraining } from '../platform/draining';
import { describeError, log } from '../platform/log';
import { closeServers, watchServers } from './open-servers';

const FINISHING_MS = 3000;

export interface ShutDownPlan {
  readonly delayMs: number;
  readonly limitMs: number;
  readonly stopRelay: () => Promise<void>;
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

/** Replaces Next's handler, which may end during a relay or commit, and waits for stalled connections without end. */
export function watchForTermination(plan: ShutDownPlan): void {
  watchServers();
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => void shutDown(plan));
  // Node's default for a second signal would end at once.
  process.on('SIGTERM', () => undefined);
}
