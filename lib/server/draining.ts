/** On the process itself: Next bundles the health route and the start-up apart from each other. */
const PROCESS_KEY = Symbol.for('funnel-platform.draining');
const owner = globalThis as { [PROCESS_KEY]?: boolean };

/** Whether this process has been asked to end and should get no new visitors. */
export function isDraining(): boolean {
  return owner[PROCESS_KEY] === true;
}

/** From now on readiness says no. */
export function startDraining(): void {
  owner[PROCESS_KEY] = true;
}
