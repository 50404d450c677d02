import { firstCalls } from '@/lib/calls/first-calls';
import { isSession, type Session } from '@/lib/call-bodies/page-answers';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/cookies/personal-cookie-names';
import { callServer } from '../delivery/call-server';
import { readCookies } from '../platform/cookies';
import { sessionStore } from '../platform/storage';

const PERSONAL_KEY = 'personal';

/**
 * What the last address with personal parameters said of the visitor; empty when none did. The server hands it over
 * once, so the tab keeps it; those of a later address may be another person's and replace them as a whole.
 */
export async function fetchPersonalParameters(): Promise<Session['personal']> {
  if (readCookies().includes(`${PERSONAL_COOKIE_MARKER_NAME}=`)) {
    const session = await callServer(firstCalls.getSession, isSession);
    if (session) sessionStore.write(PERSONAL_KEY, session.personal);
  }
  return readPersonalParameters();
}

/** As the tab keeps them; only texts that parse are taken from it, whatever else lies there. */
export function readPersonalParameters(): Session['personal'] {
  return (sessionStore.read(PERSONAL_KEY) ?? {}) as Session['personal'];
}

export function forgetPersonalParameters(): void {
  sessionStore.remove(PERSONAL_KEY);
}
