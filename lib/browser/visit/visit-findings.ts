import type { EventMoment } from '@/lib/analytics/event-context';
import { isRecord } from '@/lib/json/guard';
import { sessionStore } from '../platform/storage';

export type Findings = Pick<EventMoment, 'botDetection' | 'ipQuality' | 'ipLookup'>;

const FINDINGS_KEY = 'findings';

export function readFindings(): Findings {
  const kept = sessionStore.read(FINDINGS_KEY);
  return isRecord(kept) ? kept : {};
}

export function keepFindings(found: Findings): void {
  sessionStore.write(FINDINGS_KEY, { ...readFindings(), ...found });
}
