import { localStore } from '../platform/storage';

export const SHARED_KEY = 'values.shared';
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What is kept under a key beyond the tab, not parsed yet; empty once its 30 days are over. */
export function readDraft(key: string): Readonly<Record<string, unknown>> {
  const draft = localStore.read(key);
  const fresh =
    typeof draft === 'object' &&
    draft !== null &&
    'keptAt' in draft &&
    Number(draft.keptAt) > Date.now() - DRAFT_KEPT_MS;
  const values = fresh && 'values' in draft ? draft.values : undefined;
  return typeof values === 'object' && values !== null ? (values as Readonly<Record<string, unknown>>) : {};
}

export function writeDraft(key: string, values: Readonly<Record<string, unknown>>): void {
  localStore.write(key, { keptAt: Date.now(), values });
}
