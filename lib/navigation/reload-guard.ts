import { isNumber, isText, shape } from '@/lib/json/guard';

/** Specification 9. */
const RELOAD_GUARD_MS = 10_000;

export interface ReloadMark {
  readonly path: string;
  readonly at: number;
}

const isMark = shape<ReloadMark>({ path: isText, at: isNumber });

export function isReloadAllowed(kept: unknown, path: string, now: number): boolean {
  if (!isMark(kept) || kept.path !== path) return true;
  // A mark from the future means that the clock was set back.
  return now - kept.at >= RELOAD_GUARD_MS || kept.at > now;
}
