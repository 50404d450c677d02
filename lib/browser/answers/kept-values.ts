import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { findField, isFieldName } from '@/lib/fields/field-table';
import { isRecord } from '@/lib/json/guard';
import { forgetPersonalParameters } from '../visit/personal-prefill';
import { readDraft, SHARED_KEY, writeDraft } from './kept-drafts';
import { forgetAllUnsent } from './unsent-words';
import { localStore, sessionStore } from '../platform/storage';
import { readToday } from '../platform/today';

/** Whether an answer may outlive the tab (compliance P-20, P-32). */
function isLasting([name]: readonly [name: string, value: unknown]): boolean {
  return findField(name)?.keep === 'draft';
}

function versionKey(formVersion: string): string {
  return `values.${formVersion}`;
}

/** What was kept; a blanked answer, kept as null, is present as undefined. */
function parseKept(kept: unknown): FormValues {
  const entries = isRecord(kept) ? Object.entries(kept) : [];
  const blanks = entries.filter(([name, value]) => value === null && isFieldName(name));
  const answers = Object.fromEntries(entries.filter(([, value]) => value !== null));
  return { ...Object.fromEntries(blanks.map(([name]) => [name, undefined])), ...parseValues(answers, readToday()) };
}

function readValues(key: string): FormValues {
  // An earlier build may have kept more than may last.
  const lasting = Object.fromEntries(Object.entries(parseKept(readDraft(key))).filter(isLasting));
  return { ...lasting, ...parseKept(sessionStore.read(key)) };
}

/** A blank is an answer too: JSON would lose it, and the address would fill it in again. */
function writeValues(key: string, values: FormValues): void {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? null] as const);
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
  const entries = Object.entries(parseKept(sessionStore.read(SHARED_KEY)));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Under the form version and under the shared key (specification 3). */
export function keepValues(formVersion: string, values: FormValues): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) writeValues(key, { ...readValues(key), ...values });
}

/** With what an address told of the person. */
export function eraseValues(formVersion: string): void {
  forgetPersonalParameters();
  forgetAllUnsent();
  for (const key of [SHARED_KEY, versionKey(formVersion)]) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
}
