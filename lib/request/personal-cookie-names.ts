/** Sealed, HttpOnly, short-lived: only the server can read what the address brought (compliance P-31). */
export const PERSONAL_COOKIE_NAME = '__Host-personal';

/** Tells the browser that there is something to fetch, and nothing else. */
export const PERSONAL_COOKIE_MARKER_NAME = '__Host-prefill';
