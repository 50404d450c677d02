import { TEST_COOKIE_MARKER_NAME } from '@/lib/cookies/test-visit-names';
import { readCookies, writeCookie } from '../platform/cookies';
import { reopenPage } from '../recovery/guarded-reload';
import { localStore, sessionStore } from '../platform/storage';

const CHANNEL_NAME = 'funnel-forget';

function clear(): void {
  for (const store of [localStore, sessionStore]) store.list('').forEach((name) => store.remove(name));
  for (const cookie of readCookies().split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // The next visitor of a tester is a test too: only the server ends that.
    if (name && name !== TEST_COOKIE_MARKER_NAME)
      writeCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`);
  }
}

function forgetHere(address: string): void {
  clear();
  window.addEventListener('pagehide', clear);
  reopenPage(address);
}

/** In every open tab of the site. */
export function forgetVisitor(pagePath: string): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('forget');
  channel.close();
  forgetHere(pagePath);
}

/** Returns a stop function. */
export function followForgetting(pagePath: string): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = () => forgetHere(pagePath);
  return () => channel.close();
}
