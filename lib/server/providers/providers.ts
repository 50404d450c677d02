import { getEnv, type Env } from '../env';
import { createIpqs, type Ipqs } from './ipqs';
import type { ListingProvider } from '@/lib/ads/ad';
import type { Listings } from './listings';
import { createMediaAlpha, type MediaAlpha } from './media-alpha';
import { createQuinstreet } from './quinstreet';
import { createQuoteWizard } from './quote-wizard';

// Each leaves a margin under the time in which the visitor was promised an answer: 2.5 s, 3 s, 2 s and 2.5 s.
const DEMAND_CHECK_LIMIT_MS = 2300;
const GET_PHONE_LIMIT_MS = 2800;
const CHECK_IP_LIMIT_MS = 1900;
const LISTINGS_LIMIT_MS = 2300;

interface Providers {
  readonly mediaAlpha: MediaAlpha;
  readonly ipqs: Ipqs;
  /** Absent where a provider is not set up. */
  readonly listings: Readonly<Partial<Record<ListingProvider, Listings>>>;
}

function createListingProviders(env: Env): Providers['listings'] {
  const { QUINSTREET_URL, QUINSTREET_CLIENT_ID, QUOTEWIZARD_URL, QUOTEWIZARD_CLIENT_ID } = env;
  const limitMs = LISTINGS_LIMIT_MS;
  return {
    ...(QUINSTREET_URL &&
      QUINSTREET_CLIENT_ID && {
        quinstreet: createQuinstreet({ url: QUINSTREET_URL, clientId: QUINSTREET_CLIENT_ID, limitMs }),
      }),
    ...(QUOTEWIZARD_URL &&
      QUOTEWIZARD_CLIENT_ID && {
        quoteWizard: createQuoteWizard({ url: QUOTEWIZARD_URL, clientId: QUOTEWIZARD_CLIENT_ID, limitMs }),
      }),
  };
}

let providers: Providers | undefined;

/** All outside companies, built once from the settings. */
export function getProviders(): Providers {
  if (providers) return providers;
  const env = getEnv();
  providers = {
    mediaAlpha: createMediaAlpha({
      url: env.MEDIAALPHA_URL,
      apiToken: env.MEDIAALPHA_API_TOKEN,
      demandCheckLimitMs: DEMAND_CHECK_LIMIT_MS,
      getPhoneLimitMs: GET_PHONE_LIMIT_MS,
    }),
    ipqs: createIpqs({ url: env.IPQS_URL, apiKey: env.IPQS_API_KEY, limitMs: CHECK_IP_LIMIT_MS }),
    listings: createListingProviders(env),
  };
  return providers;
}
