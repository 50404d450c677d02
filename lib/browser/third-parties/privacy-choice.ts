import { OPT_OUT_COOKIE_NAME } from '@/lib/cookies/opt-out-cookie';
import { writeCookie } from '../platform/cookies';
import { OPT_OUT_CHANGED, OPT_OUT_KEY } from '../platform/privacy-signal';
import { localStore } from '../platform/storage';

/** The longest lifetime that browsers allow. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

function writeChoice(isOptedOut: boolean): void {
  const age = isOptedOut ? KEPT_SECONDS : 0;
  writeCookie(`${OPT_OUT_COOKIE_NAME}=${isOptedOut ? '1' : ''}; Path=/; Max-Age=${age}; Secure; SameSite=Lax`);
}

/** In storage and cookie, so that losing one forgets nothing. */
export function chooseOptOut(isOptedOut: boolean): void {
  writeChoice(isOptedOut);
  if (isOptedOut) localStore.write(OPT_OUT_KEY, true);
  else localStore.remove(OPT_OUT_KEY);
  window.dispatchEvent(new Event(OPT_OUT_CHANGED));
}

/** Otherwise the server would forget after a year what the page remembers. */
export function renewOptOut(): void {
  if (localStore.read(OPT_OUT_KEY) === true) writeChoice(true);
}
