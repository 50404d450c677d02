import type { EventMoment } from '@/lib/analytics/event-context';
import { isRecord } from '@/lib/json/guard';
import { sessionStore } from './storage';

/** What slower checks have found out about this visit; each joins the events sent after it. */
export type Findings = Pick<EventMoment, 'botDetection' | 'ipQuality' | 'ipLookup'>;

const FINDINGS_KEY = 'findings';

/** What has been found so far in this tab. */
export function findFindings(): Findings {
  const kept = sessionStore.read(FINDINGS_KEY);
  return isRecord(kept) ? kept : {};
}

/** Adds a finding. */
export function keepFindings(found: Findings): void {
  sessionStore.write(FINDINGS_KEY, { ...findFindings(), ...found });
}
