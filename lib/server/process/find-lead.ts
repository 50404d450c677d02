import { describeError, log } from '../platform/log';
import { withTimeout } from '../platform/with-timeout';
import type { FoundLead, LeadQuestion } from '../records/store';
import { getStore } from './open-store';

/** The visitor waits, and the call needs the rest of the time. */
const ANSWER_LIMIT_MS = 700;

/** The stored lead of this visit. None when the store cannot say: a failure must never share more. */
export async function findLead(
  question: Omit<LeadQuestion, 'leadId' | 'sessionId'> & {
    readonly leadId: string | undefined;
    readonly sessionId: string | undefined;
  },
): Promise<FoundLead | undefined> {
  const { brand, leadId, sessionId } = question;
  if (leadId === undefined || sessionId === undefined) return undefined;
  try {
    return await withTimeout(ANSWER_LIMIT_MS, getStore().findLead({ brand, leadId, sessionId }));
  } catch (error) {
    log({ level: 'warn', message: 'lead not found out', brand, ...describeError(error) });
    return undefined;
  }
}
