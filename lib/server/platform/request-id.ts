import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processSingleton } from './process-singleton';

/** Comes from our proxy, goes on to providers and back in the reply. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What nginx, load balancers and we write; anything else could forge a log line or name somebody. */
const REQUEST_ID = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i;

/** Providers are shared by all routes. */
const current = processSingleton('request-id', () => new AsyncLocalStorage<string>());

/** Our proxy's id, or a new one without a proxy. */
export function chooseRequestId(headers: Headers, isBehindProxy: boolean): string {
  const given = isBehindProxy ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

export function runWithRequestId<Result>(requestId: string, run: () => Result): Result {
  return current.run(requestId, run);
}

export function findRequestId(): string | undefined {
  return current.getStore();
}
