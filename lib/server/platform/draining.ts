import { processWide } from './process-wide';

const state = processWide('draining', () => ({ isDraining: false }));

export function isDraining(): boolean {
  return state.isDraining;
}

export function startDraining(): void {
  state.isDraining = true;
}
