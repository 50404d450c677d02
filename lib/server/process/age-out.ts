import { countAged } from '../metrics/metrics';
import { getEnv } from '../platform/env';
import { describeError, log } from '../platform/log';
import { ageRefused } from '../spool/lines-of-person';
import { getStore } from './open-store';

function report(kind: string, count: number): void {
  if (count === 0) return;
  countAged(kind, count);
  log({ level: 'info', message: 'aged out', reason: kind, count });
}

async function tell(deletion: () => Promise<Readonly<Record<string, number>> | undefined>): Promise<void> {
  try {
    for (const [kind, count] of Object.entries((await deletion()) ?? {})) report(kind, count);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    log({ level: 'warn', message: 'old data not deleted', ...describeError(cause) });
  }
}

/** Deletes what is older than its period in the settings: in the store by one process, of each machine’s spool. */
export async function ageOut(): Promise<void> {
  const env = getEnv();
  await tell(async () => ({ refused: await ageRefused(env.SPOOL_FOLDER, env.RETENTION_REFUSED_DAYS, new Date()) }));
  await tell(() =>
    getStore().ageOut({
      answers: env.RETENTION_ANSWERS_DAYS,
      outbox: env.RETENTION_OUTBOX_DAYS,
      events: env.RETENTION_EVENTS_DAYS,
      users: env.RETENTION_USERS_DAYS,
      leads: env.RETENTION_LEADS_DAYS,
      consents: env.RETENTION_CONSENTS_DAYS,
      suppressions: env.RETENTION_SUPPRESSIONS_DAYS,
      erasures: env.RETENTION_ERASURES_DAYS,
      numbers: env.RETENTION_NUMBERS_DAYS,
    }),
  );
}
