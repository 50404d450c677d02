import type { OutcomeRequest } from '@/lib/call-bodies/outcome-request';
import type { Outcome } from '../records/outcome';
import { parseUsPhone } from './parse-us-phone';

/** What is dated later could never be corrected. */
const CLOCK_ERROR_MS = 3_600_000;

/** What a company told, as it is stored; undefined for what has not happened yet. */
export function buildOutcome(source: string, body: OutcomeRequest, nowMs: number): Outcome | undefined {
  const { id, kind, revenueCents, currency, key, leadId, phone } = body;
  const occurred = new Date(body.occurredAt);
  if (occurred.getTime() > nowMs + CLOCK_ERROR_MS) return undefined;
  return {
    ...{ source, id, kind, revenueCents, currency },
    occurredAt: occurred.toISOString(),
    key: key || null,
    leadId: leadId?.toLowerCase() ?? null,
    phone: parseUsPhone(phone) ?? null,
  };
}
