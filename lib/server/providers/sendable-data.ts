import type { Product } from '@/lib/brand/brand-code';

/** What says nothing about who someone is or how their health is. Everything else waits for consent. */
const PLACE_KEYS = ['zip', 'state', 'county', 'primary_language'];

const ANONYMOUS_KEYS: Readonly<Record<Product, readonly string[]>> = {
  medicare: PLACE_KEYS,
  life: PLACE_KEYS,
  auto: [...PLACE_KEYS, 'currently_insured', 'current_company', 'home_ownership'],
};

/**
 * What of a mapped lead may go to a provider. Without consent for that provider only what tells nobody apart goes
 * (compliance C-20, X2, P-20). A list of what may pass, not of what may not: a key that a mapper adds tomorrow is
 * held back until somebody thinks about it.
 */
export function pickSendableData(
  product: Product,
  data: Readonly<Record<string, unknown>>,
  hasConsent: boolean,
): Record<string, unknown> {
  if (hasConsent) return { ...data };
  return Object.fromEntries(Object.entries(data).filter(([key]) => ANONYMOUS_KEYS[product].includes(key)));
}
