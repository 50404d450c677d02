import { setTimeout } from 'node:timers/promises';
import { getEnv, type Env } from '../platform/env';
import { isSwitchedOff } from '@/lib/switches/switch';
import { processSingleton } from '../platform/process-singleton';
import { getSwitchedOff } from '../platform/switched-off';
import { getStore } from './open-store';
import { listAllowances, type PaidProvider } from '../outbound/allowances';
import { Breaker } from '../outbound/breaker';
import { getBreakers } from '../outbound/breakers';
import { createBudget } from '../outbound/budget';
import { createAsk, type Ask } from '../outbound/guarded-ask';
import { createIpqs, type Ipqs } from '../providers/ipqs';
import type { ListingProvider } from '@/lib/ads/ad';
import type { Listings } from '../providers/listings';
import { createMediaAlpha, type MediaAlpha } from '../providers/media-alpha';
import { createSharedLeases, type SharedLeases } from '../providers/shared-lease';
import { createQuinstreet } from '../providers/quinstreet';
import { createQuoteWizard } from '../providers/quote-wizard';

// Margins under the promised 2.5 s, 3 s, 2 s and 2.5 s; a phone call also asks the store for consent and lease within
// its time.
const DEMAND_CHECK_LIMIT_MS = 2300;
const GET_PHONE_LIMIT_MS = 2800;
const CHECK_IP_LIMIT_MS = 1900;
const LISTINGS_LIMIT_MS = 2300;

interface Providers {
  readonly mediaAlpha: MediaAlpha;
  readonly ipqs: Ipqs;
  readonly leases: SharedLeases;
  readonly listings: Readonly<Partial<Record<ListingProvider, Listings>>>;
}

const now = () => performance.now();

function createGuardedAsk(provider: PaidProvider, env: Env): Ask {
  const breaker = new Breaker();
  getBreakers().set(provider, breaker);
  const budget = createBudget({
    provider,
    allowance: listAllowances(env)[provider],
    spend: (...call) => getStore().spendCall(...call),
    spendShare: (...call) => getStore().spendShare(...call),
    limitFactor: env.LIMIT_FACTOR,
    now,
  });
  return createAsk({ budget, breaker, isOff: () => isSwitchedOff(getSwitchedOff(), 'provider', provider), now });
}

function createListingProviders(env: Env): Providers['listings'] {
  const { QUINSTREET_URL, QUINSTREET_CLIENT_ID, QUOTEWIZARD_URL, QUOTEWIZARD_CLIENT_ID } = env;
  const common = (provider: ListingProvider) => ({
    ask: createGuardedAsk(provider, env),
    limitMs: LISTINGS_LIMIT_MS,
  });
  return {
    ...(QUINSTREET_URL &&
      QUINSTREET_CLIENT_ID && {
        quinstreet: createQuinstreet({ ...common('quinstreet'), url: QUINSTREET_URL, clientId: QUINSTREET_CLIENT_ID }),
      }),
    ...(QUOTEWIZARD_URL &&
      QUOTEWIZARD_CLIENT_ID && {
        quoteWizard: createQuoteWizard({
          ...common('quoteWizard'),
          url: QUOTEWIZARD_URL,
          clientId: QUOTEWIZARD_CLIENT_ID,
        }),
      }),
  };
}

function createProviders(): Providers {
  const env = getEnv();
  return {
    mediaAlpha: createMediaAlpha({
      ask: createGuardedAsk('mediaalpha', env),
      url: env.MEDIAALPHA_URL,
      apiToken: env.MEDIAALPHA_API_TOKEN,
      demandCheckLimitMs: DEMAND_CHECK_LIMIT_MS,
      getPhoneLimitMs: GET_PHONE_LIMIT_MS,
      now,
    }),
    ipqs: createIpqs({
      ask: createGuardedAsk('ipqs', env),
      url: env.IPQS_URL,
      apiKey: env.IPQS_API_KEY,
      limitMs: CHECK_IP_LIMIT_MS,
      now,
    }),
    leases: createSharedLeases({ getStore, now, sleep: (ms) => setTimeout(ms) }),
    listings: createListingProviders(env),
  };
}

/** One for the process, because its guards count for all routes. */
export function getProviders(): Providers {
  return processSingleton('providers', createProviders);
}
