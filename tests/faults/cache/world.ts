import { randomUUID } from 'node:crypto';
import { calls } from '@/lib/calls/calls';
import type { CacheTier } from '@/tests/support/cache-tier';
import type { Instance } from '@/tests/support/instance';
import type { ScratchDatabase } from '@/tests/support/scratch-database';
import { askTier, type TierAnswer, type TierRequest } from '@/tests/support/tier-request';
import type { FlakyLink } from '../flaky-link';

export const HOST = 'm10.localhost';
/** Not under experiment; `TESTED` is. */
export const PAGE = '/privacy';
export const TESTED = '/otc-savings';
export const EXPERIMENT = 'otc-savings-headline';

/** Two processes of the build behind the nginx of `.deploy`, on one PostgreSQL. */
export interface World {
  readonly tier: CacheTier;
  readonly instances: readonly Instance[];
  readonly database: ScratchDatabase;
  /** From the processes to PostgreSQL. */
  readonly link: FlakyLink;
}

/** Asks the tier as a visitor of Meridian 10, unless another host is named. */
export function ask({ tier }: World, path: string, request?: TierRequest, host = HOST): Promise<TierAnswer> {
  return askTier(tier.port, host, path, { authority: tier.authority, ...request });
}

/** An event of its own each time; 202 once it is accepted. */
export function sendEvent(world: World, from?: string): Promise<TierAnswer> {
  const properties = { eventId: randomUUID() };
  const event = {
    ...{ type: 'track', event: 'pageView', timestamp: new Date().toISOString() },
    ...{ sessionId: randomUUID(), anonymousId: randomUUID(), properties },
  };
  const headers = { 'content-type': 'application/json', origin: `https://${HOST}` };
  const body = JSON.stringify(event);
  return ask(world, calls.createEvent.path, { method: 'POST', headers, body, ...(from !== undefined && { from }) });
}

/** One visitor of many: an address of its own for each number up to 60,000. */
export function addressOf(visitor: number): string {
  return `127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
}

export function say(fact: string): void {
  console.log(`✓ ${fact}`);
}
