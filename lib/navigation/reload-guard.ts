import { isNumber, isRecord } from '@/lib/json/guard';

/** Specification 9. */
const RELOAD_GUARD_MS = 10_000;

export interface ReloadMark {
  readonly path: string;
  readonly at: number;
}

export function isReloadAllowed(kept: unknown, path: string, now: number): boolean {
  if (!isRecord(kept) || kept['path'] !== path || !isNumber(kept['at'])) return true;
  // A mark from the future means that the clock was set back.
  return now - kept['at'] >= RELOAD_GUARD_MS || kept['at'] > now;
}
