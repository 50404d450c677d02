import type { Delivery, DeliveryOutcome } from './delivery';
import { createDeliveryLane, type LaneDependencies } from './delivery-lane';
import { createKeptDeliveries } from './kept-deliveries';
import type { ServerTime } from './server-time';
import type { ValueStore } from '../platform/storage';

export interface DeliveryDependencies extends LaneDependencies {
  readonly store: ValueStore;
  readonly time: Omit<ServerTime, 'hear'>;
}

export interface DeliveryQueue {
  /** Resolves with the outcome of the first attempt. */
  deliver(delivery: Delivery): Promise<DeliveryOutcome>;
  /** Tries all that is kept, now. */
  flush(): Promise<unknown>;
  /** Sends what was held back until the server had told the time. */
  resume(): void;
  /** How many this browser has given up, ever. */
  drops(): number;
}

/**
 * A write-ahead queue: stored before the first send, deleted once the server has it, shared by the tabs of an origin.
 * Leads have a lane of their own, so that they wait for no event: neither for its answer nor for its back-off.
 */
export function createDeliveryQueue(dependencies: DeliveryDependencies): DeliveryQueue {
  const kept = createKeptDeliveries(dependencies.store, dependencies.time);
  const lanes = {
    lead: createDeliveryLane('lead', kept, dependencies),
    event: createDeliveryLane('event', kept, dependencies),
  };
  return {
    deliver: (delivery) => {
      kept.keep(delivery);
      return lanes[delivery.kind].deliver(delivery);
    },
    flush: () => Promise.all([lanes.lead.flush(), lanes.event.flush()]),
    resume: () => {
      void lanes.lead.resume();
      void lanes.event.resume();
    },
    drops: kept.drops,
  };
}
