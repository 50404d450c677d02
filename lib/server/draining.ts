/** On the process: Next bundles the health route and the start-up separately. */
const PROCESS_KEY = Symbol.for('funnel-platform.draining');
const owner = globalThis as { [PROCESS_KEY]?: boolean };

export function isDraining(): boolean {
  return owner[PROCESS_KEY] === true;
}

export function startDraining(): void {
  owner[PROCESS_KEY] = true;
}
