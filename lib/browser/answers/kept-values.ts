import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { findField } from '@/lib/fields/field-table';
import { localStore, sessionStore } from '../platform/storage';

const SHARED_KEY = 'values.shared';
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether an answer may outlive the tab (compliance P-20, P-32). */
function isLasting([name]: readonly [name: string, value: unknown]): boolean {
  return findField(name)?.keep === 'draft';
}

function versionKey(formVersion: string): string {
  return `values.${formVersion}`;
}

function readDraft(key: string): FormValues {
  const draft = localStore.read(key);
  const fresh =
    typeof draft === 'object' &&
    draft !== null &&
    'keptAt' in draft &&
    Number(draft.keptAt) > Date.now() - DRAFT_KEPT_MS;
  const values = fresh && 'values' in draft ? parseValues(draft.values) : {};
  // An earlier build may have kept more than may last.
  const lasting = Object.fromEntries(Object.entries(values).filter(isLasting));
  return { ...lasting, ...parseValues(sessionStore.read(key)) };
}

function writeDraft(key: string, values: FormValues): void {
  const entries = Object.entries(values);
  sessionStore.write(key, Object.fromEntries(entries.filter((entry) => !isLasting(entry))));
  localStore.write(key, { keptAt: Date.now(), values: Object.fromEntries(entries.filter(isLasting)) });
}

/** This form version's answers, then those shared by all forms. */
export function readKeptValues(formVersion: string): FormValues {
  return { ...readDraft(SHARED_KEY), ...readDraft(versionKey(formVersion)) };
}

export function readSharedValues(): FormValues {
  return readDraft(SHARED_KEY);
}

/** What this tab alone knows: the answers that name a person or tell of their health. */
export function readTabValues(): FormValues {
  return parseValues(sessionStore.read(SHARED_KEY));
}

/** Under the form version and under the shared key (specification 3). */
export function keepValues(formVersion: string, values: FormValues): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) writeDraft(key, { ...readDraft(key), ...values });
}

export function eraseValues(formVersion: string): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
}
