import { processWide } from './process-wide';

const state = processWide('draining', () => ({ isDraining: false }));

/** Whether this process has been asked to end and should get no new visitors. */
export function isDraining(): boolean {
  return state.isDraining;
}

/** From now on readiness says no. */
export function startDraining(): void {
  state.isDraining = true;
}
