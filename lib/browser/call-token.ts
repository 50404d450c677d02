import type { CallRequest } from '@/lib/calls/call-contracts';
import { calls } from '@/lib/calls/calls';
import { isCallTokenAnswer } from '@/lib/calls/ipqs-answers';
import { sendCall } from './call-server';
import { CallTokenLoop, type HeldToken } from './call-token-loop';
import { readSessionId } from './current-visit';
import { schedule } from './timers';

/** The browser's clock may be off by hours: what counts is how long the server gives the token, not until when. */
async function ask(): Promise<HeldToken | undefined> {
  const query: CallRequest<'getCallToken'> = { session_id: readSessionId() ?? '' };
  const response = await sendCall(calls.getCallToken, query);
  const answer: unknown = await response.json();
  if (!response.ok || !isCallTokenAnswer(answer)) return undefined;
  const serverNow = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { token: answer.token, expiresAt: Date.now() + Date.parse(answer.expiresAt) - serverNow };
}

const loop = new CallTokenLoop({
  ask,
  now: () => Date.now(),
  later: schedule,
  isHidden: () => document.visibilityState === 'hidden',
});

let isStarted = false;

/** Starts the loop of this page, once. */
export function startCallToken(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('visibilitychange', () => loop.wake());
  loop.wake();
}

/** A token for a paid call; undefined when the server gives none, and the call is then refused. */
export function findCallToken(): Promise<string | undefined> {
  return loop.find();
}

/** When the token held now is over, Unix ms by this browser's clock; undefined while there is none. */
export function findTokenExpiry(): number | undefined {
  return loop.expiresAt();
}

/** Tells the loop that a field changed on which paid calls depend. */
export function shortenCallToken(): void {
  loop.shorten();
}
