import { isReloadAllowed, type ReloadMark } from '@/lib/navigation/reload-guard';
import { sessionStore } from './storage';

const MARK_KEY = 'reloaded';

const ANSWER_LIMIT_MS = 3000;

/** Without the server a reload would lose the page. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/build', { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return ok;
  } catch {
    return false;
  }
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
