import { isRecord } from '@/lib/json/guard';
import type { LeasedNumber } from '../records/leased-number';
import type { Outcome } from '../records/outcome';
import type { StoredConsent, StoredEvent, StoredLead } from '../records/store';

export type SpoolEntry =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  | { readonly kind: 'lead'; readonly lead: StoredLead; readonly consents: readonly StoredConsent[] }
  | { readonly kind: 'number'; readonly leased: LeasedNumber }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };

export interface SpoolContent {
  readonly entries: readonly SpoolEntry[];
  /** Whole lines that do not parse: damaged by the disk, not by a crash. */
  readonly damaged: readonly string[];
  readonly tail: string;
}

/** With its line end: a line without one was never acknowledged. */
export function formatSpoolLine(entry: SpoolEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

function isEntry(value: unknown): value is SpoolEntry {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'event') return isRecord(value['event']);
  if (value['kind'] === 'number') return isRecord(value['leased']);
  if (value['kind'] === 'outcome') return isRecord(value['outcome']);
  return value['kind'] === 'lead' && isRecord(value['lead']) && Array.isArray(value['consents']);
}

function parseLine(line: string): SpoolEntry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function parseSpool(text: string): SpoolContent {
  const lines = text.split('\n');
  const tail = lines.pop() ?? '';
  const entries: SpoolEntry[] = [];
  const damaged: string[] = [];
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) entries.push(entry);
    else damaged.push(line);
  }
  return { entries, damaged, tail };
}
