import { isRecord } from '@/lib/json/guard';
import { localStore } from '../platform/storage';

export const SHARED_KEY = 'values.shared';
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * What is kept under a key beyond the tab, not parsed yet; empty once its 30 days are over. What a clock that stood ahead
 * has dated counts them from now.
 */
export function readDraft(key: string): Readonly<Record<string, unknown>> {
  const draft = localStore.read(key);
  const { keptAt, values } = isRecord(draft) ? draft : {};
  const now = Date.now();
  if (!isRecord(values) || Number(keptAt) <= now - DRAFT_KEPT_MS) return {};
  if (Number(keptAt) > now) writeDraft(key, values);
  return values;
}

export function writeDraft(key: string, values: Readonly<Record<string, unknown>>): void {
  localStore.write(key, { keptAt: Date.now(), values });
}
