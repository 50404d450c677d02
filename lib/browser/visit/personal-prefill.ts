import { firstCalls } from '@/lib/calls/first-calls';
import { isSession, type Session } from '@/lib/call-bodies/page-answers';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/cookies/personal-cookie-names';
import { callServer } from '../delivery/call-server';
import { readCookies } from '../platform/cookies';

/** Fetched once; empty when the address had none. */
export async function fetchPersonalParameters(): Promise<Session['personal']> {
  if (!readCookies().includes(`${PERSONAL_COOKIE_MARKER_NAME}=`)) return {};
  const session = await callServer(firstCalls.getSession, isSession);
  return session?.personal ?? {};
}
