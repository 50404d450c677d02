import { COLLECT_NOTHING, scrubReport } from '@/lib/errors/scrub-report';
import { getEnv } from './env';

/** Loads and starts Sentry once; without a DSN nothing of it is loaded. */
async function startReporting(dsn: string) {
  const sentry = await import('@sentry/nextjs');
  if (!sentry.getClient()) {
    sentry.init({ dsn, environment: getEnv().APP_ENV, dataCollection: COLLECT_NOTHING, beforeSend: scrubReport });
  }
  return sentry;
}

/** Reports one of our own errors, without personal data. Reporting never makes anything worse: it cannot throw. */
export async function reportError(error: unknown): Promise<void> {
  const dsn = getEnv().SENTRY_DSN;
  if (dsn === undefined) return;
  try {
    const sentry = await startReporting(dsn);
    sentry.captureException(error);
  } catch {
    // The error itself is in the log already; that its report failed changes nothing for the visitor.
  }
}
