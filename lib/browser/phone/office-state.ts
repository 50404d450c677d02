/** What a page says instead of asking for a call. */
export interface ClosedOffice {
  /** When somebody answers next. */
  readonly words: string;
  /** To the first question, here or on the front page. */
  readonly href: string;
}

let closed: ClosedOffice | undefined;
const listeners = new Set<() => void>();

/** Undefined while somebody answers, and until `office-hours.ts` has judged the hour. */
export function findClosedOffice(): ClosedOffice | undefined {
  return closed;
}

export function setClosedOffice(state: ClosedOffice | undefined): void {
  if (state?.words === closed?.words) return;
  closed = state;
  listeners.forEach((listener) => listener());
}

/** Returns an unsubscribe function. */
export function watchOffice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
