import type { EventCatalogue, EventName } from '@/lib/analytics/event-catalogue';
import { buildEventContext, type PageContext } from '@/lib/analytics/event-context';
import type { EventRequest } from '@/lib/calls/event-call';
import type { Visit } from '@/lib/visit/visit';
import { deliveryQueue } from './delivery-queue';
import { makeUuid } from './ids';
import { findFindings } from './visit-findings';

/** Sends one event of the page; the props are those of the catalogue. */
export type Track = <Name extends EventName>(name: Name, props: EventCatalogue[Name]) => void;

/** Events whose props hold what a person typed. */
const PERSONAL_EVENTS: readonly EventName[] = ['formStepSubmitted'];

/** Builds the tracker of a page: context at the moment of the event, kept before it is sent. */
export function createTracker(page: PageContext, visit: Visit): Track {
  return (name, props) => {
    const now = new Date();
    const eventId = makeUuid();
    const context = buildEventContext(page, {
      eventId,
      now,
      visit,
      address: window.location.href,
      cookies: document.cookie,
      userAgent: navigator.userAgent,
      ...findFindings(),
    });
    const body: EventRequest = {
      type: 'track',
      event: name,
      timestamp: now.toISOString(),
      sessionId: visit.sessionId,
      anonymousId: visit.anonymousId,
      properties: { ...context, ...props },
    };
    const personal = PERSONAL_EVENTS.includes(name);
    void deliveryQueue.deliver({
      id: eventId,
      path: '/api/event/create',
      body,
      kind: 'event',
      madeAt: Date.now(),
      personal,
    });
  };
}
