/** Specification 9. */
const RELOAD_GUARD_MS = 10_000;

export interface ReloadMark {
  readonly path: string;
  readonly at: number;
}

export function isReloadAllowed(kept: unknown, path: string, now: number): boolean {
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return true;
  if (kept.path !== path || typeof kept.at !== 'number') return true;
  // A mark from the future means that the clock was set back.
  return now - kept.at >= RELOAD_GUARD_MS || kept.at > now;
}
