import { isRecord } from '@/lib/json/guard';
import { sessionStore } from '../platform/storage';

export interface DrawerMemory {
  readonly isOpen: boolean;
  readonly side: 'left' | 'right';
  readonly unfolded: readonly string[];
}

const MEMORY_KEY = 'debug-drawer';
const FRESH: DrawerMemory = { isOpen: false, side: 'right', unfolded: ['Journey', 'Events'] };

export function readDrawerMemory(): DrawerMemory {
  const kept = sessionStore.read(MEMORY_KEY);
  return isRecord(kept) ? { ...FRESH, ...kept } : FRESH;
}

export function keepDrawerMemory(change: Partial<DrawerMemory>): void {
  sessionStore.write(MEMORY_KEY, { ...readDrawerMemory(), ...change });
}
