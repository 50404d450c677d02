import { firstCalls } from '@/lib/calls/first-calls';
import { isReloadAllowed, type ReloadMark } from '@/lib/navigation/reload-guard';
import { sendCall } from '../delivery/send-call';
import { sessionStore } from '../platform/storage';

const MARK_KEY = 'reloaded';

/** Without the server a reload would lose the page. */
export function isServerThere(): Promise<boolean> {
  return sendCall(firstCalls.getBuild).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function mayReload(path: string): boolean {
  return isReloadAllowed(sessionStore.read(MARK_KEY), path, Date.now());
}

export function claimReload(path: string): boolean {
  const mark: ReloadMark = { path, at: Date.now() };
  if (!isReloadAllowed(sessionStore.read(MARK_KEY), path, mark.at)) return false;
  sessionStore.write(MARK_KEY, mark);
  return true;
}

export function reloadPage(): void {
  window.location.reload();
}

/** Replaces the history entry, even for the current path. */
export function reopenPage(path: string): void {
  window.location.replace(path);
}
