import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { watchUncaughtErrors } from '@/lib/server/process/uncaught-errors';

// Forked: once told that nobody reads its log, writes two lines and sends its counts to whoever forked it.
watchUncaughtErrors();
process.once('message', () => {
  log({ level: 'warn', message: 'unread' });
  console.error('unread');
  void wait(200).then(async () => process.send?.(await readMetrics(), () => process.disconnect()));
});
