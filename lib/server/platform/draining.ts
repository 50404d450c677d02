import { processSingleton } from './process-singleton';

const state = processSingleton('draining', () => ({ isDraining: false }));

export function isDraining(): boolean {
  return state.isDraining;
}

export function startDraining(): void {
  state.isDraining = true;
}
