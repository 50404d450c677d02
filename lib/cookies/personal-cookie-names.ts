/** Sealed, HttpOnly, short-lived (compliance P-31). */
export const PERSONAL_COOKIE_NAME = '__Host-personal';

/** Says only that there is something to fetch. */
export const PERSONAL_COOKIE_MARKER_NAME = '__Host-prefill';
