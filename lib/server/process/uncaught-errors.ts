import { describeError, log } from '../platform/log';
import { countUncaught } from '../metrics/metrics';
import { reportError } from '../platform/report-error';

const KINDS = ['unhandledRejection', 'uncaughtException'] as const;

/**
 * Logs, counts and reports them. The process lives on, or one bad request would end all visits. A log whose reader is gone
 * is counted alone: the line about it would be the next that cannot be written, and so on for ever.
 */
export function watchUncaughtErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => countUncaught('unreadLog'));
  for (const kind of KINDS) {
    process.on(kind, (error: unknown) => {
      log({ level: 'error', message: 'uncaught error', reason: kind, ...describeError(error) });
      countUncaught(kind);
      void reportError(error);
    });
  }
}
