/** How a call to our own server is made: all that whoever makes it must know. */
export interface CallRow {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How long the browser waits for the answer. */
  readonly timeoutMs: number;
}

/**
 * How the calls of a page's first load are made. A file of its own, so that the first load carries these rows and no
 * others; all calls together are in `calls.ts`.
 */
export const firstCalls = {
  createEvent: { method: 'POST', path: '/api/event/create', timeoutMs: 10_000 },
  getLocation: { method: 'GET', path: '/api/location', timeoutMs: 1500 },
  getSession: { method: 'GET', path: '/api/session', timeoutMs: 3000 },
  getBuild: { method: 'GET', path: '/api/build', timeoutMs: 3000 },
} as const satisfies Readonly<Record<string, CallRow>>;
