import type { Brand, Recipient } from '@/lib/brand/brand';
import { listConsentIds } from '@/lib/compliance/granted-consent';
import { answerWithin } from '../answer-within';
import { describeError, log } from '../log';
import { getStore } from '../store/open-store';

/** The visitor waits for the number meanwhile, and the call itself needs the rest of that time. */
const ANSWER_LIMIT_MS = 700;

/**
 * Whether the stored consents of a lead name a recipient that is reached through the provider. When the store cannot
 * say, the answer is no: a call must never share more because something else failed.
 */
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
    return await answerWithin(ANSWER_LIMIT_MS, getStore().hasConsentFor(question));
  } catch (error) {
    log({ level: 'warn', message: 'consent not found out', provider, ...describeError(error) });
    return false;
  }
}
