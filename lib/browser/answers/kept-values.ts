import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { findField } from '@/lib/fields/field-table';
import { readDraft, SHARED_KEY, writeDraft } from './kept-drafts';
import { localStore, sessionStore } from '../platform/storage';

/** Whether an answer may outlive the tab (compliance P-20, P-32). */
function isLasting([name]: readonly [name: string, value: unknown]): boolean {
  return findField(name)?.keep === 'draft';
}

function versionKey(formVersion: string): string {
  return `values.${formVersion}`;
}

function readValues(key: string): FormValues {
  // An earlier build may have kept more than may last.
  const lasting = Object.fromEntries(Object.entries(parseValues(readDraft(key))).filter(isLasting));
  return { ...lasting, ...parseValues(sessionStore.read(key)) };
}

function writeValues(key: string, values: FormValues): void {
  const entries = Object.entries(values);
  sessionStore.write(key, Object.fromEntries(entries.filter((entry) => !isLasting(entry))));
  writeDraft(key, Object.fromEntries(entries.filter(isLasting)));
}

/** This form version's answers, then those shared by all forms. */
export function readKeptValues(formVersion: string): FormValues {
  return { ...readValues(SHARED_KEY), ...readValues(versionKey(formVersion)) };
}

export function readSharedValues(): FormValues {
  return readValues(SHARED_KEY);
}

/** What this tab alone knows: the answers that name a person or tell of their health. */
export function readTabValues(): FormValues {
  return parseValues(sessionStore.read(SHARED_KEY));
}

/** Under the form version and under the shared key (specification 3). */
export function keepValues(formVersion: string, values: FormValues): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) writeValues(key, { ...readValues(key), ...values });
}

export function eraseValues(formVersion: string): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
}
