import * as z from 'zod/mini';
import { touchSchema } from '@/lib/call-bodies/user-request';
import { CLICK_IDENTIFIERS } from '@/lib/visit/click-identifiers';
import type { Touches } from '@/lib/visit/touches';

const touchesSchema = z.object({ first: touchSchema, last: touchSchema }) satisfies z.ZodMiniType<Touches>;

/** Where the visitor of a lead came from; null where nobody told. */
export interface LeadAttribution {
  readonly touches: Touches | null;
  /** By name, as the latest ad gave them: `gclid`, `fbclid`, `tblci`. */
  readonly clickIds: Readonly<Record<string, string>> | null;
  /** When the visitor arrived with them, ISO 8601 in UTC. */
  readonly clickedAt: string | null;
}

const UNKNOWN: LeadAttribution = { touches: null, clickIds: null, clickedAt: null };

/** Reads what the browser tells of arrivals. What is malformed counts as untold: no lead is lost for it. */
export function readAttribution(told: unknown): LeadAttribution {
  const parsed = touchesSchema.safeParse(told);
  if (!parsed.success) return UNKNOWN;
  const { last } = parsed.data;
  const ids = CLICK_IDENTIFIERS.flatMap((name) => {
    const id = last.parameters[name];
    return id ? [[name, id] as const] : [];
  });
  if (ids.length === 0) return { ...UNKNOWN, touches: parsed.data };
  return { touches: parsed.data, clickIds: Object.fromEntries(ids), clickedAt: new Date(last.at).toISOString() };
}
