import { getEnv } from '../env';
import { createIpqs, type Ipqs } from './ipqs';
import { createMediaAlpha, type MediaAlpha } from './media-alpha';

// Each leaves a margin under the time in which the visitor was promised an answer: 2.5 s, 3 s and 2 s.
const DEMAND_CHECK_LIMIT_MS = 2300;
const GET_PHONE_LIMIT_MS = 2800;
const CHECK_IP_LIMIT_MS = 1900;

interface Providers {
  readonly mediaAlpha: MediaAlpha;
  readonly ipqs: Ipqs;
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
  };
  return providers;
}
