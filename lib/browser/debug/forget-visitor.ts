import { readCookies, writeCookie } from '../cookies';
import { reopenPage } from '../guarded-reload';
import { localStore, sessionStore } from '../storage';

const CHANNEL_NAME = 'funnel-forget';

function clear(): void {
  for (const store of [localStore, sessionStore]) store.list('').forEach((name) => store.remove(name));
  for (const cookie of readCookies().split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // Names that begin with __Host- are only taken together with Secure.
    if (name) writeCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`);
  }
}

/** Forgets and begins anew; what the page still writes on its way out is forgotten too. */
function forgetHere(address: string): void {
  clear();
  window.addEventListener('pagehide', clear);
  reopenPage(address);
}

/** Forgets this visitor in every open tab of the site, and opens the first step of a page. */
export function forgetVisitor(pagePath: string): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('forget');
  channel.close();
  forgetHere(pagePath);
}

/** Lets this tab be forgotten along with another; gives the way to stop. */
export function followForgetting(pagePath: string): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = () => forgetHere(pagePath);
  return () => channel.close();
}
