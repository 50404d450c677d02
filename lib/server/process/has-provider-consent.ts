import type { Brand, Recipient } from '@/lib/brand/brand';
import { listConsentIds } from '@/lib/compliance/granted-consent';
import { withTimeout } from '../platform/with-timeout';
import { describeError, log } from '../platform/log';
import { getStore } from './open-store';

/** The visitor waits, and the call needs the rest of the time. */
const ANSWER_LIMIT_MS = 700;

/** Decides by the stored consents of the lead. No when the store cannot say: a failure must never share more. */
export async function hasProviderConsent(
  brand: Brand,
  leadId: string | undefined,
  provider: NonNullable<Recipient['provider']>,
): Promise<boolean> {
  const companies = brand.recipients.filter((one) => one.provider === provider).map(({ id }) => id);
  const recipientIds = listConsentIds(brand.product, companies);
  if (leadId === undefined || recipientIds.length === 0) return false;
  try {
    const question = { brand: brand.code, leadId, recipientIds };
    return await withTimeout(ANSWER_LIMIT_MS, getStore().hasConsentFor(question));
  } catch (error) {
    log({ level: 'warn', message: 'consent not found out', provider, ...describeError(error) });
    return false;
  }
}
