import { setTimeout as wait } from 'node:timers/promises';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { watchUncaughtErrors } from '@/lib/server/process/uncaught-errors';

// Started as a process of its own: fails in both ways that nothing catches, and prints its counts if it lives on.
watchUncaughtErrors();
void Promise.reject(new RangeError('ada@example.com'));
setTimeout(() => {
  throw new TypeError('ada@example.com');
});
void wait(200).then(async () => console.log(await readMetrics()));
