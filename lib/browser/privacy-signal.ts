import { OPT_OUT_COOKIE_NAME } from '@/lib/request/opt-out-cookie';
import { readCookies } from './cookies';
import { localStore } from './storage';

/** The visitor's own choice, kept until they clear or change it. */
export const OPT_OUT_KEY = 'opt-out';

/** Told to the page when its visitor chooses; other tabs hear of it through their storage. */
export const OPT_OUT_CHANGED = 'opt-out-changed';

/** Whether the browser asks not to sell or share (Global Privacy Control, compliance P-03). */
export function hasBrowserSignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Whether nothing may be sold or shared: the browser asks for it, or its visitor chose so. */
export function hasOptOutSignal(): boolean {
  return (
    hasBrowserSignal() ||
    localStore.read(OPT_OUT_KEY) === true ||
    readCookies().split('; ').includes(`${OPT_OUT_COOKIE_NAME}=1`)
  );
}

/** Tells of every choice, made in this tab or in another; gives the way to stop. */
export function watchOptOut(listener: () => void): () => void {
  const names = [OPT_OUT_CHANGED, 'storage'];
  names.forEach((name) => window.addEventListener(name, listener));
  return () => names.forEach((name) => window.removeEventListener(name, listener));
}
