import type { UrlParameters } from './click-identifiers';
import type { Touches } from './touches';

export interface Visit {
  /** A UUID, made once for this browser. */
  readonly anonymousId: string;
  readonly sessionId: string;
  readonly urlParameters: UrlParameters;
  readonly touches: Touches;
}
