import type { EventCatalogue, EventName } from '@/lib/analytics/event-catalogue';
import type { PageContext } from '@/lib/analytics/event-context';
import type { Visit } from '@/lib/visit/visit';
import { deliveryQueue } from '../delivery/tab-delivery';
import { buildEvent } from './build-event';
import { announceEvent, type TrackedEvent } from './event-observers';

export type Track = <Name extends EventName>(name: Name, props: EventCatalogue[Name]) => void;

/**
 * Context as of the event; stored before it is sent. `told` is a page view that is on its way already: the first of the
 * page, where it says the same, is announced by that one’s id and not sent again.
 */
export function createTracker(page: PageContext, visit: Visit, told?: TrackedEvent): Track {
  let early = told;
  return (name, props) => {
    const same = name === 'pageView' && JSON.stringify(early?.props) === JSON.stringify(props) ? early : undefined;
    if (name === 'pageView') early = undefined;
    if (same) {
      announceEvent(same);
      return;
    }
    const { event, delivery } = buildEvent(page, visit, deliveryQueue.drops(), name, props);
    announceEvent(event);
    void deliveryQueue.deliver(delivery);
  };
}
