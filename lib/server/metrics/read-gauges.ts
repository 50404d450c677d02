import { isDraining } from '../draining';
import type { SpooledStore } from '../store/spooled-store';
import type { Gauge } from './registry';

const STORE_LIMIT_MS = 1000;

/** What the outbox holds, or nothing when the store does not say in time: no value is better than an old one. */
async function readOutbox(store: SpooledStore): Promise<Gauge[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, STORE_LIMIT_MS, undefined)));
  const measuring = store.isAway() ? undefined : store.outbox().then((outbox) => outbox.measure());
  const measured = await Promise.race([measuring, tooLate]).catch(() => undefined);
  clearTimeout(timer);
  if (!measured) return [];
  const { waiting, dead, oldestSeconds } = measured;
  return [
    { name: 'funnel_outbox_waiting', help: 'Items that destinations wait for, counted up to 100000.', value: waiting },
    { name: 'funnel_outbox_dead', help: 'Items given up, counted up to 100000.', value: dead },
    { name: 'funnel_outbox_oldest_seconds', help: 'How long the oldest item has waited.', value: oldestSeconds },
  ];
}

/** The values that are read when somebody asks. */
export async function readGauges(store: SpooledStore): Promise<Gauge[]> {
  return [
    { name: 'funnel_store_away', help: '1 while the store cannot be asked.', value: store.isAway() ? 1 : 0 },
    { name: 'funnel_spool_bytes', help: 'What waits on the local disk.', value: store.spoolBytes() },
    { name: 'funnel_draining', help: '1 once the instance was told to end.', value: isDraining() ? 1 : 0 },
    { name: 'funnel_memory_bytes', help: 'Resident memory.', value: process.memoryUsage.rss() },
    ...(await readOutbox(store)),
  ];
}
