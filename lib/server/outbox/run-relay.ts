import { setTimeout as wait } from 'node:timers/promises';
import { describeError, log } from '../platform/log';
import type { RelayOnce } from './relay';

const POLL_MS = 1000;

export interface RunningRelay {
  stop(): Promise<void>;
}

export function runRelay(relayOnce: RelayOnce): RunningRelay {
  const stopping = new AbortController();

  async function runOnce(): Promise<number> {
    try {
      return await relayOnce();
    } catch (error) {
      log({ level: 'warn', message: 'outbox not relayed', ...describeError(error) });
      return 0;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if ((await runOnce()) > 0) continue;
      await wait(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
