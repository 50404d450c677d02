import type { EventName } from '@/lib/analytics/event-catalogue';
import type { EventContext } from '@/lib/analytics/event-context';

export interface TrackedEvent {
  readonly name: EventName;
  readonly props: object;
  readonly context: EventContext;
}

type Observer = (event: TrackedEvent) => void;

const tracked: TrackedEvent[] = [];
const observers = new Set<Observer>();

export function announceEvent(event: TrackedEvent): void {
  tracked.push(event);
  observers.forEach((observer) => observer(event));
}

/** Earlier events come first. Returns an unsubscribe function. */
export function observeEvents(observer: Observer): () => void {
  tracked.forEach(observer);
  observers.add(observer);
  return () => observers.delete(observer);
}
