import { firstCalls } from '@/lib/calls/first-calls';
import { isSession, type Session } from '@/lib/calls/page-answers';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/request/personal-cookie-names';
import { callServer } from './call-server';
import { readCookies } from './cookies';

/** Fetched once; empty when the address had none. */
export async function fetchPersonalParameters(): Promise<Session['personal']> {
  if (!readCookies().includes(`${PERSONAL_COOKIE_MARKER_NAME}=`)) return {};
  const session = await callServer(firstCalls.getSession, isSession);
  return session?.personal ?? {};
}
