import { firstCalls } from '@/lib/calls/first-calls';
import { sendCall } from './send-call';
import { readOutcome, type Delivery } from './delivery';
import type { LaneDependencies } from './delivery-lane';
import { createDeliveryQueue } from './delivery-queue';
import { createServerTime } from './server-time';
import { takeTurn } from './take-turn';
import { localStore } from '../platform/storage';

/** Ours asks for a minute at most; what stands in front may ask for a day. */
const LONGEST_RETRY_AFTER_SECONDS = 300;

const time = createServerTime(
  () => Date.now(),
  () => performance.now(),
);

const send: LaneDependencies['send'] = async ({ path, body }: Delivery) => {
  // Events and leads alike; one that waited for days goes to the address that it was kept with.
  const response = await sendCall({ ...firstCalls.createEvent, path }, body, true);
  // An unread answer keeps its share of the keepalive quota.
  const outcome = readOutcome(await response.json().catch(() => undefined));
  // Others that answer in the server's place may date their answers wrongly.
  if (outcome === 'accepted') {
    const wasKnown = time.isKnown();
    time.hear(response.headers.get('date'));
    if (!wasKnown) deliveryQueue.resume();
  }
  const seconds = Number(response.headers.get('retry-after')) || 0;
  return { outcome, retryAfterMs: Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS) * 1000 };
};

export const deliveryQueue = createDeliveryQueue({
  store: localStore,
  time,
  send,
  random: Math.random,
  schedule: (work, ms) => void setTimeout(work, ms),
  takeTurn,
});
