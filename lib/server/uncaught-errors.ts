import { describeError, log } from './log';
import { countUncaught } from './metrics/metrics';
import { reportError } from './report-error';

const KINDS = ['unhandledRejection', 'uncaughtException'] as const;

/**
 * Logs, counts and reports what nothing caught, and lets the process live: requests share nothing that one of them
 * could leave half done, and ending would give whoever finds such an error a way to end every other visit.
 */
export function watchUncaughtErrors(): void {
  for (const kind of KINDS) {
    process.on(kind, (error: unknown) => {
      log({ level: 'error', message: 'uncaught error', reason: kind, ...describeError(error) });
      countUncaught(kind);
      void reportError(error);
    });
  }
}
