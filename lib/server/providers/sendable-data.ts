import type { Product } from '@/lib/brand/brand-code';

/** Says nothing about identity or health; everything else waits for consent. */
const PLACE_KEYS = ['zip', 'state', 'county', 'primary_language'];

const ANONYMOUS_KEYS: Readonly<Record<Product, readonly string[]>> = {
  medicare: PLACE_KEYS,
  life: PLACE_KEYS,
  auto: [...PLACE_KEYS, 'currently_insured', 'current_company', 'home_ownership'],
};

/** Without consent only what identifies nobody (compliance C-20, X2, P-20). An allow list: new keys are held back. */
export function pickSendableData(
  product: Product,
  data: Readonly<Record<string, unknown>>,
  hasConsent: boolean,
): Record<string, unknown> {
  if (hasConsent) return { ...data };
  return Object.fromEntries(Object.entries(data).filter(([key]) => ANONYMOUS_KEYS[product].includes(key)));
}
