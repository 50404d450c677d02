import type { TrackedEvent } from '../events/event-observers';

/** A visit that began before the page’s own scripts were there. */
export interface EarlyVisit {
  /** The page view that was told of by then. */
  readonly told?: TrackedEvent | undefined;
  /** Tells of nothing any more. */
  readonly end: () => void;
}

declare global {
  interface Window {
    /** Set by whichever of the two begins the visit first. */
    earlyVisit?: Promise<EarlyVisit | undefined>;
  }
}

/** Ends the early visit, or keeps it from beginning. Gives the page view that it has told of. */
export async function takeOverEarlyVisit(): Promise<TrackedEvent | undefined> {
  window.earlyVisit ??= Promise.resolve(undefined);
  const early = await window.earlyVisit;
  early?.end();
  return early?.told;
}
