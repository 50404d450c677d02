import type { EventName } from '@/lib/analytics/event-catalogue';
import type { EventContext } from '@/lib/analytics/event-context';

/** One event as it was tracked. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly props: object;
  readonly context: EventContext;
}

type Observer = (event: TrackedEvent) => void;

const tracked: TrackedEvent[] = [];
const observers = new Set<Observer>();

/** Tells everyone who watches of one event. */
export function announceEvent(event: TrackedEvent): void {
  tracked.push(event);
  observers.forEach((observer) => observer(event));
}

/** Watches the events of this page, those of before first; gives the way to stop. */
export function observeEvents(observer: Observer): () => void {
  tracked.forEach(observer);
  observers.add(observer);
  return () => observers.delete(observer);
}
