import type { SessionResponse } from '@/lib/calls/session-call';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/request/personal-cookie-names';
import { callServer } from './call-server';
import { readCookies } from './cookies';

const SESSION_LIMIT_MS = 3000;

/** Fetched once; empty when the address had none. */
export async function fetchPersonalParameters(): Promise<SessionResponse['personal']> {
  if (!readCookies().includes(`${PERSONAL_COOKIE_MARKER_NAME}=`)) return {};
  const answer = await callServer('/api/session', SESSION_LIMIT_MS);
  const personal = typeof answer === 'object' && answer !== null && 'personal' in answer ? answer.personal : undefined;
  return typeof personal === 'object' && personal !== null ? (personal as SessionResponse['personal']) : {};
}
