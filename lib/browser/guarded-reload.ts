import { firstCalls } from '@/lib/calls/first-calls';
import { isReloadAllowed, type ReloadMark } from '@/lib/navigation/reload-guard';
import { sendCall } from './call-server';
import { sessionStore } from './storage';

const MARK_KEY = 'reloaded';

/** Whether the server answers now; a reload without it would lose the page. */
export function isServerThere(): Promise<boolean> {
  return sendCall(firstCalls.getBuild).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a path may be loaded again by itself now. */
export function mayReload(path: string): boolean {
  return isReloadAllowed(sessionStore.read(MARK_KEY), path, Date.now());
}

/** Asks to load a path again by itself; given at most once in the guard's time. */
export function claimReload(path: string): boolean {
  const mark: ReloadMark = { path, at: Date.now() };
  if (!isReloadAllowed(sessionStore.read(MARK_KEY), path, mark.at)) return false;
  sessionStore.write(MARK_KEY, mark);
  return true;
}

/** Loads the page anew, at the address in the address bar. */
export function reloadPage(): void {
  window.location.reload();
}

/** Loads a page of this site anew, even the one that is shown, in its place in the history. */
export function reopenPage(path: string): void {
  window.location.replace(path);
}
