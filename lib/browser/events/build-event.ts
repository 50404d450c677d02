import type { EventCatalogue, EventName } from '@/lib/analytics/event-catalogue';
import { buildEventContext, type PageContext } from '@/lib/analytics/event-context';
import { firstCalls } from '@/lib/calls/first-calls';
import type { EventRequest } from '@/lib/call-bodies/event-request';
import type { Visit } from '@/lib/visit/visit';
import type { Delivery } from '../delivery/delivery';
import { readCookies } from '../platform/cookies';
import { makeUuid } from '../platform/ids';
import { hasOptOutSignal } from '../platform/privacy-signal';
import { readFindings } from '../visit/visit-findings';
import type { TrackedEvent } from './event-observers';

const PERSONAL_EVENTS: readonly EventName[] = ['formStepSubmitted'];

interface BuiltEvent {
  readonly event: TrackedEvent;
  readonly delivery: Delivery & { readonly body: EventRequest };
}

/** An event with the context of now. `deliveryDrops`: how many deliveries this browser has given up. */
export function buildEvent<Name extends EventName>(
  page: PageContext,
  visit: Visit,
  deliveryDrops: number,
  name: Name,
  props: EventCatalogue[Name],
): BuiltEvent {
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
    deliveryDrops,
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
  const personal = PERSONAL_EVENTS.includes(name);
  return {
    event: { name, props, context },
    delivery: { id: eventId, path: firstCalls.createEvent.path, body, kind: 'event', personal },
  };
}
