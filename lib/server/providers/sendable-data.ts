import type { Product } from '@/lib/brand/brand-code';

/** What says nothing about who someone is or how their health is. Everything else waits for consent. */
const ANONYMOUS_KEYS = ['zip', 'state', 'county', 'primary_language'];

/**
 * What of a mapped lead may go to a provider. Without consent for that provider, Medicare leads keep the place and
 * the language alone (compliance C-20, X2). A list of what may pass, not of what may not: a key that a mapper
 * adds tomorrow is held back until somebody thinks about it.
 */
export function pickSendableData(
  product: Product,
  data: Readonly<Record<string, unknown>>,
  hasConsent: boolean,
): Record<string, unknown> {
  if (product !== 'medicare' || hasConsent) return { ...data };
  return Object.fromEntries(Object.entries(data).filter(([key]) => ANONYMOUS_KEYS.includes(key)));
}
