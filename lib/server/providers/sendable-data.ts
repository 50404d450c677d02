import type { Product } from '@/lib/names/brand-code';
import { listAnonymousKeys } from '@/lib/payloads/anonymous-keys';

/** Without consent only what identifies nobody (compliance C-20, X2, P-20). An allow list: new keys are held back. */
export function pickSendableData(
  product: Product,
  data: Readonly<Record<string, unknown>>,
  hasConsent: boolean,
): Record<string, unknown> {
  if (hasConsent) return { ...data };
  const keys = listAnonymousKeys(product);
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys.includes(key)));
}
