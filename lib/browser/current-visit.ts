import { readUrlParameters, type UrlParameters } from '@/lib/visit/click-identifiers';
import type { Visit } from '@/lib/visit/visit';
import { deliveryQueue } from './delivery-queue';
import { makeUuid } from './ids';
import { localStore, sessionStore } from './storage';

const ANONYMOUS_ID_KEY = 'anonymous-id';
const SESSION_ID_KEY = 'session-id';
const PARAMETERS_KEY = 'url-parameters';
const SESSION_ID_MAXIMUM = 128;

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= SESSION_ID_MAXIMUM ? value : undefined;
}

function findAnonymousId(sessionId: string): string {
  const known = readText(localStore.read(ANONYMOUS_ID_KEY));
  if (known) return known;
  const id = makeUuid();
  localStore.write(ANONYMOUS_ID_KEY, id);
  const user = { id, sessionId, updatedAt: new Date().toISOString() };
  // One place in the queue, so that a newer change takes that of an older one.
  void deliveryQueue.deliver({
    id: 'user',
    path: '/api/user/set',
    body: user,
    kind: 'user',
    madeAt: Date.now(),
    personal: false,
  });
  return id;
}

function readParameters(): UrlParameters {
  const earlier = sessionStore.read(PARAMETERS_KEY);
  const fresh = readUrlParameters(new URLSearchParams(window.location.search));
  const parameters = { ...(typeof earlier === 'object' ? (earlier as UrlParameters) : {}), ...fresh };
  sessionStore.write(PARAMETERS_KEY, parameters);
  return parameters;
}

/** The visit of this tab; `givenSessionId` is the one that the address brought, if it did. */
export function startVisit(givenSessionId: string | undefined): Visit {
  const sessionId = readText(givenSessionId) ?? readText(sessionStore.read(SESSION_ID_KEY)) ?? makeUuid();
  sessionStore.write(SESSION_ID_KEY, sessionId);
  return { anonymousId: findAnonymousId(sessionId), sessionId, urlParameters: readParameters() };
}
