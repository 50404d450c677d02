import { COLLECT_NOTHING, scrubReport } from '@/lib/errors/scrub-report';
import { getEnv } from './env';

/** Loads Sentry once, and only with a DSN. */
async function startReporting(dsn: string) {
  const sentry = await import('@sentry/nextjs');
  if (!sentry.getClient()) {
    sentry.init({ dsn, environment: getEnv().APP_ENV, dataCollection: COLLECT_NOTHING, beforeSend: scrubReport });
  }
  return sentry;
}

/** Without personal data; never throws. */
export async function reportError(error: unknown): Promise<void> {
  const dsn = getEnv().SENTRY_DSN;
  if (dsn === undefined) return;
  try {
    const sentry = await startReporting(dsn);
    sentry.captureException(error);
  } catch {
    // The error is in the log already.
  }
}
