import { CallTokenLoop, type HeldToken } from './call-token-loop';
import { readSessionId } from './current-visit';

const TOKEN_LIMIT_MS = 2000;

/** Uses the token's lifetime, because the browser's clock may be off by hours. */
async function ask(): Promise<HeldToken | undefined> {
  const query = new URLSearchParams({ session_id: readSessionId() ?? '' });
  const response = await fetch(`/api/ipqs/token?${query}`, { signal: AbortSignal.timeout(TOKEN_LIMIT_MS) });
  const answer = (await response.json()) as { readonly token?: unknown; readonly expiresAt?: unknown };
  if (!response.ok || typeof answer.token !== 'string' || typeof answer.expiresAt !== 'string') return undefined;
  const serverNow = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return { token: answer.token, expiresAt: Date.now() + Date.parse(answer.expiresAt) - serverNow };
}

const loop = new CallTokenLoop({
  ask,
  now: () => Date.now(),
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
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

/** Unix ms by this browser's clock. */
export function findTokenExpiry(): number | undefined {
  return loop.expiresAt();
}

export function shortenCallToken(): void {
  loop.shorten();
}
