import type { ListingProvider } from '@/lib/ads/ad';
import type { Env } from '../platform/env';
import type { CallAllowance } from '../records/store';

export const PAID_PROVIDERS = ['mediaalpha', 'ipqs', 'quinstreet', 'quoteWizard'] as const satisfies readonly (
  | 'mediaalpha'
  | 'ipqs'
  | ListingProvider
)[];

export type PaidProvider = (typeof PAID_PROVIDERS)[number];

export function listAllowances(env: Env): Readonly<Record<PaidProvider, CallAllowance>> {
  const listings = { perMinute: env.LISTINGS_CALLS_PER_MINUTE, perDay: env.LISTINGS_CALLS_PER_DAY };
  return {
    mediaalpha: { perMinute: env.MEDIAALPHA_CALLS_PER_MINUTE, perDay: env.MEDIAALPHA_CALLS_PER_DAY },
    ipqs: { perMinute: env.IPQS_CALLS_PER_MINUTE, perDay: env.IPQS_CALLS_PER_DAY },
    quinstreet: listings,
    quoteWizard: listings,
  };
}
