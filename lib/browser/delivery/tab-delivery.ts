import { firstCalls } from '@/lib/calls/first-calls';
import { sendCall } from './send-call';
import type { Delivery } from './delivery';
import { DeliveryQueue } from './delivery-queue';
import { localStore } from '../platform/storage';

async function send(delivery: Delivery): Promise<{ status: number; retryAfterMs?: number }> {
  // Events and leads alike; one that waited for days goes to the address that it was kept with.
  const response = await sendCall({ ...firstCalls.createEvent, path: delivery.path }, delivery.body, true);
  // An unread answer keeps its share of the keepalive quota.
  await response.text();
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { status: response.status, retryAfterMs: seconds * 1000 } : { status: response.status };
}

/** Without locks two tabs may send the same; the server stores it once. */
async function runWithLock(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return work();
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work();
  };
  await locks.request('funnel-delivery', start).catch((refusal: unknown) => {
    if (isStarted) throw refusal;
    return work();
  });
}

export const deliveryQueue = new DeliveryQueue({
  store: localStore,
  send,
  now: Date.now,
  random: Math.random,
  schedule: (work, ms) => void setTimeout(work, ms),
  withLock: runWithLock,
});
