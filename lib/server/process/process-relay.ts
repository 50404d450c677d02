import type { Destination } from '../destinations/destination';
import { createDestinations } from '../destinations/destinations';
import { getEnv } from '../platform/env';
import { getStore } from './open-store';
import { createRelay } from '../outbox/relay';
import { withholdSuppressed } from '../outbox/withhold-suppressed';
import { findSuppressed } from './suppression';
import { runRelay, type RunningRelay } from '../outbox/run-relay';

let running: RunningRelay | undefined;
let destinations: readonly Destination[] = [];

export function startProcessRelay(): void {
  if (running) return;
  destinations = createDestinations(getEnv());
  if (destinations.length === 0) return;
  const dependencies = { nowMs: () => performance.now(), random: () => Math.random() };
  let relayOnce: ReturnType<typeof createRelay> | undefined;
  running = runRelay(async () => {
    relayOnce ??= createRelay(
      withholdSuppressed(await getStore().outbox(), findSuppressed),
      destinations,
      dependencies,
    );
    return relayOnce();
  });
}

export async function stopProcessRelay(): Promise<void> {
  await running?.stop();
  await Promise.all(destinations.map(async (one) => one.close?.()));
}
