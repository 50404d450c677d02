/** An anonymous UUID, so that each visitor draws the same variant again. */
export const VISITOR_COOKIE_NAME = '__Host-visitor';
export const VISITOR_COOKIE_SECONDS = 365 * 24 * 60 * 60;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The client can write cookies: only a UUID counts. */
export function isVisitorId(value: string | undefined): value is string {
  return value !== undefined && UUID.test(value);
}
