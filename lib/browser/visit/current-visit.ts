import { isRecord } from '@/lib/json/guard';
import {
  mergeUrlParameters,
  pickHandedOver,
  readUrlParameters,
  type UrlParameters,
} from '@/lib/visit/click-identifiers';
import { addTouch, type Touches } from '@/lib/visit/touches';
import type { Visit } from '@/lib/visit/visit';
import { makeUuid } from '../platform/ids';
import { findKeptUser, keepUser } from './kept-user';
import { hasOptOutSignal } from '../platform/privacy-signal';
import { localStore, sessionStore } from '../platform/storage';
import { findVisitorCookie, keepVisitorCookie } from './visitor-cookie';

const SESSION_ID_KEY = 'session-id';
const PARAMETERS_KEY = 'url-parameters';
const TOUCHES_KEY = 'touches';
const SESSION_ID_MAXIMUM = 128;
const PATH_MAXIMUM = 512;

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= SESSION_ID_MAXIMUM ? value : undefined;
}

function readParameters(personal: UrlParameters): { readonly fresh: UrlParameters; readonly merged: UrlParameters } {
  const earlier = sessionStore.read(PARAMETERS_KEY);
  const fresh = readUrlParameters(new URLSearchParams(window.location.search));
  const kept = mergeUrlParameters(isRecord(earlier) ? (earlier as UrlParameters) : {}, fresh);
  const merged = { ...kept, ...pickHandedOver(personal) };
  sessionStore.write(PARAMETERS_KEY, merged);
  return { fresh, merged };
}

function readReferrerHost(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
}

function keepTouch(at: string, parameters: UrlParameters): Touches {
  const kept = localStore.read(TOUCHES_KEY);
  const earlier = isRecord(kept) && 'first' in kept ? (kept as unknown as Touches) : undefined;
  const path = window.location.pathname.slice(0, PATH_MAXIMUM);
  const touches = addTouch(earlier, { at, path, referrerHost: readReferrerHost(), parameters });
  if (touches !== earlier) localStore.write(TOUCHES_KEY, touches);
  return touches;
}

function ensureAnonymousId(): string {
  const id = findKeptUser(localStore)?.id ?? findVisitorCookie() ?? makeUuid();
  keepVisitorCookie(id);
  return id;
}

export function readSessionId(): string | undefined {
  return readText(sessionStore.read(SESSION_ID_KEY));
}

/**
 * Takes what the address said of the visitor. A session that it names is told beside the tab's own and never becomes it:
 * everybody who opens a shared link would have the same.
 */
export function startVisit(personal: UrlParameters): Visit {
  const now = new Date().toISOString();
  const sessionId = readSessionId() ?? makeUuid();
  sessionStore.write(SESSION_ID_KEY, sessionId);
  const { fresh, merged } = readParameters(personal);
  const touches = keepTouch(now, fresh);
  const anonymousId = ensureAnonymousId();
  keepUser(localStore, {
    id: anonymousId,
    sessionId,
    firstTouch: touches.first,
    lastTouch: touches.last,
    updatedAt: now,
    isOptedOut: hasOptOutSignal(),
  });
  return { anonymousId, sessionId, urlParameters: merged, touches };
}
