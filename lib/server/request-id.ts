import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processWide } from './process-wide';

/** The header that carries the id in from a proxy of ours, on to a provider and back in the reply. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What nginx, load balancers and we write; anything else could be a forged log line or a name of somebody. */
const REQUEST_ID = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i;

/** Providers are shared by all routes. */
const current = processWide('request-id', () => new AsyncLocalStorage<string>());

/** The id that a proxy of ours gave the request; a new one where nobody of ours stands in front. */
export function chooseRequestId(headers: Headers, isBehindProxy: boolean): string {
  const given = isBehindProxy ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs what answers a request, so that all it causes can be told to be its doing. */
export function runWithRequestId<Result>(requestId: string, run: () => Result): Result {
  return current.run(requestId, run);
}

/** The id of the request that is being answered; undefined outside of any. */
export function findRequestId(): string | undefined {
  return current.getStore();
}
