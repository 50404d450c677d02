import type { Session } from '@/lib/call-bodies/page-answers';
import { PERSONAL_COOKIE_MARKER_NAME } from '@/lib/cookies/personal-cookie-names';
import { readCookies } from '../platform/cookies';
import { sessionStore } from '../platform/storage';

const PERSONAL_KEY = 'personal';

/** Undefined too where the script that asks is missing: the cookie stays, and the next load asks. */
async function askServer(): Promise<Session['personal'] | undefined> {
  try {
    const { takePersonalParameters } = await import('./personal-handover');
    return await takePersonalParameters();
  } catch {
    return undefined;
  }
}

/**
 * What the last address with personal parameters said of the visitor; empty when none did. The server hands it over
 * once, so the tab keeps it; those of a later address may be another person's and replace them as a whole.
 */
export async function fetchPersonalParameters(): Promise<Session['personal']> {
  if (readCookies().includes(`${PERSONAL_COOKIE_MARKER_NAME}=`)) {
    const personal = await askServer();
    if (personal) sessionStore.write(PERSONAL_KEY, personal);
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
