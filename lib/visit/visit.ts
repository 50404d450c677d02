import type { UrlParameters } from './click-identifiers';
import type { Touches } from './touches';

/** One visitor in one browser tab. */
export interface Visit {
  /** Made once for this browser; a UUID. */
  readonly anonymousId: string;
  /** From `session_id` when the address brought one. */
  readonly sessionId: string;
  readonly urlParameters: UrlParameters;
  readonly touches: Touches;
}
