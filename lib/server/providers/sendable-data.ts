import type { Product } from '@/lib/brand/brand-code';
import { listAnonymousKeys } from '@/lib/leads/anonymous-keys';

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
  const keys = listAnonymousKeys(product);
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys.includes(key)));
}
