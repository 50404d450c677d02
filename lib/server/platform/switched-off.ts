import type { SwitchedOff } from '@/lib/switches/switch';
import { processSingleton } from './process-singleton';

interface KnownSwitches {
  off: SwitchedOff;
  /** By the clock of `performance`; undefined until the store has answered. */
  readAtMs: number | undefined;
}

const known = processSingleton('switched-off', (): KnownSwitches => ({ off: [], readAtMs: undefined }));

/** What this process knows to be off, as the store said last. */
export function getSwitchedOff(): SwitchedOff {
  return known.off;
}

/** Takes over what the store said, or without a time what was written down of that before the start. */
export function setSwitchedOff(off: SwitchedOff, readAtMs?: number): void {
  known.off = off;
  known.readAtMs = readAtMs;
}

/** How old that is in seconds; undefined until the store has answered. */
export function readSwitchesAge(nowMs: number): number | undefined {
  return known.readAtMs === undefined ? undefined : (nowMs - known.readAtMs) / 1000;
}
