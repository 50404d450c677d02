import { OPT_OUT_COOKIE_NAME } from '@/lib/cookies/opt-out-cookie';
import { readCookies } from './cookies';
import { localStore } from './storage';

export const OPT_OUT_KEY = 'opt-out';

/** An event of this tab; other tabs see their storage change. */
export const OPT_OUT_CHANGED = 'opt-out-changed';

let isSeenByServer = false;

/** Takes the server's word for a signal that the browser sends and does not tell its scripts. */
export function noteSentSignal(): void {
  isSeenByServer = true;
  window.dispatchEvent(new Event(OPT_OUT_CHANGED));
}

/** Global Privacy Control (compliance P-03), as the page sees it or the server did. */
export function hasBrowserSignal(): boolean {
  return isSeenByServer || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
}

/** By the browser's signal or the visitor's choice. */
export function hasOptOutSignal(): boolean {
  return (
    hasBrowserSignal() ||
    localStore.read(OPT_OUT_KEY) === true ||
    readCookies().split('; ').includes(`${OPT_OUT_COOKIE_NAME}=1`)
  );
}

/** In any tab. Returns an unsubscribe function. */
export function watchOptOut(listener: () => void): () => void {
  const names = [OPT_OUT_CHANGED, 'storage'];
  names.forEach((name) => window.addEventListener(name, listener));
  return () => names.forEach((name) => window.removeEventListener(name, listener));
}
