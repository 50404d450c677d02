/** Holds the anonymous visitor id, a UUID, so that the server can draw the same experiment variant each time. */
export const VISITOR_COOKIE_NAME = '__Host-visitor';
/** A year. */
export const VISITOR_COOKIE_SECONDS = 365 * 24 * 60 * 60;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A cookie is the client's to write: only a UUID counts as a visitor id. */
export function isVisitorId(value: string | undefined): value is string {
  return value !== undefined && UUID.test(value);
}
