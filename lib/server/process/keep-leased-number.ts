import { randomUUID } from 'node:crypto';
import type { PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { BrandCode } from '@/lib/names/brand-code';
import { describeError, log } from '../platform/log';
import { withTimeout } from '../platform/with-timeout';
import { getStore } from './open-store';

/** The visitor waits for the number; what takes longer is still written, behind the answer. */
const ANSWER_LIMIT_MS = 200;
const MS_PER_SECOND = 1000;

/** Notes who was given a number, for the outcome of its call (D156). Never fails: the number counts more. */
export async function keepLeasedNumber(
  brand: BrandCode,
  { session_id: sessionId, lead_id: leadId, page_name: pageName, variant, url }: GetPhoneRequest,
  { phone, expiresInSeconds }: PhoneAnswer,
): Promise<void> {
  if (sessionId === undefined) return;
  const now = Date.now();
  const leased = {
    id: randomUUID(),
    phone,
    brand,
    sessionId,
    leadId: leadId ?? null,
    pagePath: new URL(url).pathname,
    pageName: pageName ?? null,
    variant: variant ?? null,
    leasedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInSeconds * MS_PER_SECOND).toISOString(),
  };
  try {
    await withTimeout(ANSWER_LIMIT_MS, getStore().saveLeasedNumber(leased));
  } catch (error) {
    log({ level: 'warn', message: 'leased number not kept in time', brand, ...describeError(error) });
  }
}
