import { isNumber, isText, shape } from '@/lib/json/guard';

/** A path is not loaded again by itself sooner than this (specification 9). */
const RELOAD_GUARD_MS = 10_000;

/** The last time that a path was loaded again by itself. */
export interface ReloadMark {
  readonly path: string;
  readonly at: number;
}

const isMark = shape<ReloadMark>({ path: isText, at: isNumber });

/** Whether a path may be loaded again; `kept` is whatever the browser kept as the last mark. */
export function isReloadAllowed(kept: unknown, path: string, now: number): boolean {
  if (!isMark(kept) || kept.path !== path) return true;
  // A mark from the future is a clock that was set back: it says nothing.
  return now - kept.at >= RELOAD_GUARD_MS || kept.at > now;
}
