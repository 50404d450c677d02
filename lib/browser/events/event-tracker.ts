import type { EventCatalogue, EventName } from '@/lib/analytics/event-catalogue';
import { buildEventContext, type PageContext } from '@/lib/analytics/event-context';
import { firstCalls } from '@/lib/calls/first-calls';
import type { EventRequest } from '@/lib/call-bodies/event-request';
import type { Visit } from '@/lib/visit/visit';
import { readCookies } from '../platform/cookies';
import { announceEvent } from './event-observers';
import { makeUuid } from '../platform/ids';
import { hasOptOutSignal } from '../platform/privacy-signal';
import { readFindings } from '../visit/visit-findings';
import { deliveryQueue } from '../delivery/tab-delivery';

export type Track = <Name extends EventName>(name: Name, props: EventCatalogue[Name]) => void;

const PERSONAL_EVENTS: readonly EventName[] = ['formStepSubmitted'];

/** Context as of the event; stored before it is sent. */
export function createTracker(page: PageContext, visit: Visit): Track {
  return (name, props) => {
    const now = new Date();
    const eventId = makeUuid();
    const context = buildEventContext(page, {
      eventId,
      now,
      visit,
      address: window.location.href,
      cookies: readCookies(),
      userAgent: navigator.userAgent,
      isOptedOut: hasOptOutSignal(),
      deliveryDrops: deliveryQueue.drops(),
      ...readFindings(),
    });
    const body: EventRequest = {
      type: 'track',
      event: name,
      timestamp: now.toISOString(),
      sessionId: visit.sessionId,
      anonymousId: visit.anonymousId,
      properties: { ...context, ...props },
    };
    announceEvent({ name, props, context });
    const personal = PERSONAL_EVENTS.includes(name);
    void deliveryQueue.deliver({
      id: eventId,
      path: firstCalls.createEvent.path,
      body,
      kind: 'event',
      personal,
    });
  };
}
