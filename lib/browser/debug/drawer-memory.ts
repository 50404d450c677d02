import { isRecord } from '@/lib/json/guard';
import { sessionStore } from '../storage';

/** How the drawer of this tab was left. */
export interface DrawerMemory {
  readonly isOpen: boolean;
  readonly side: 'left' | 'right';
  /** Names of the sections that are unfolded. */
  readonly unfolded: readonly string[];
}

const MEMORY_KEY = 'debug-drawer';
const FRESH: DrawerMemory = { isOpen: false, side: 'right', unfolded: ['Road', 'Events'] };

/** How the drawer was left; closed where it was never opened. */
export function readDrawerMemory(): DrawerMemory {
  const kept = sessionStore.read(MEMORY_KEY);
  return isRecord(kept) ? { ...FRESH, ...kept } : FRESH;
}

/** Keeps a change for the next page of this tab. */
export function keepDrawerMemory(change: Partial<DrawerMemory>): void {
  sessionStore.write(MEMORY_KEY, { ...readDrawerMemory(), ...change });
}
