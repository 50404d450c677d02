import { createDestinations } from '../destinations/destinations';
import { getEnv } from '../env';
import { getStore } from '../store/open-store';
import { createRelay } from './relay';
import { runRelay, type RunningRelay } from './run-relay';

let running: RunningRelay | undefined;

/** Starts this process's relay; without a destination there is nothing to relay to. */
export function startProcessRelay(): void {
  const destinations = createDestinations(getEnv());
  if (running || destinations.length === 0) return;
  const world = { nowMs: () => Date.now(), random: () => Math.random() };
  let relayOnce: ReturnType<typeof createRelay> | undefined;
  running = runRelay(async () => {
    relayOnce ??= createRelay(await (await getStore()).outbox(), destinations, world);
    return relayOnce();
  });
}

/** Finishes the batch under way. */
export async function stopProcessRelay(): Promise<void> {
  await running?.stop();
}
