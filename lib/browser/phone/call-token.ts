import type { CallRequest } from '@/lib/calls/call-contracts';
import { calls } from '@/lib/calls/calls';
import { isCallTokenAnswer } from '@/lib/call-bodies/ipqs-answers';
import { sendCall } from '../delivery/send-call';
import { CallTokenLoop, type HeldToken } from './call-token-loop';
import { readSessionId } from '../visit/current-visit';
import { isText } from '@/lib/json/guard';
import { shape } from '@/lib/json/shape';
import { readPageAge } from '../platform/page-age';
import { sessionStore } from '../platform/storage';
import { schedule } from '../platform/timers';

const KEPT_TOKEN = 'visit-token';

const isKeptToken = shape<{ sessionId: string; token: string }>({ sessionId: isText, token: isText });

/** Uses the token's lifetime, because the browser's clock may be off by hours, and be set. */
async function ask(): Promise<HeldToken | undefined> {
  const sessionId = readSessionId() ?? '';
  const query: CallRequest<'getCallToken'> = { session_id: sessionId };
  const response = await sendCall(calls.getCallToken, query);
  const answer: unknown = await response.json();
  if (!response.ok || !isCallTokenAnswer(answer)) return undefined;
  sessionStore.write(KEPT_TOKEN, { sessionId, token: answer.token });
  const serverNow = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { token: answer.token, expiresAt: readPageAge() + Date.parse(answer.expiresAt) - serverNow };
}

const loop = new CallTokenLoop({
  ask,
  now: readPageAge,
  schedule,
  isHidden: () => document.visibilityState === 'hidden',
});

let isStarted = false;

export function startCallToken(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('visibilitychange', () => loop.wake());
  loop.wake();
}

/** Undefined when the server gives none; the paid call is then refused. */
export function findCallToken(): Promise<string | undefined> {
  return loop.find();
}

/**
 * The latest token of this visit, which says where a lead comes from long after it pays for nothing any more; kept in the
 * tab over reloads. Undefined when the server has given none yet.
 */
export function findVisitToken(): string | undefined {
  const kept = sessionStore.read(KEPT_TOKEN);
  return loop.latest() ?? (isKeptToken(kept) && kept.sessionId === readSessionId() ? kept.token : undefined);
}

/** Unix ms by this browser's clock. */
export function findTokenExpiry(): number | undefined {
  const expiresAt = loop.expiresAt();
  return expiresAt === undefined ? undefined : Date.now() + expiresAt - readPageAge();
}

export function shortenCallToken(): void {
  loop.shorten();
}
