import { parseValues } from '@/lib/fields/field-parsers';
import type { FormValues } from '@/lib/fields/form-values';
import { localStore, sessionStore } from './storage';

/**
 * Kept for this tab only: how a person is reached, when they were born, their credit, and what tells of their health
 * or health cover, of any driver (compliance P-20, P-32).
 */
const PERSONAL_FIELD =
  /(email|phone|address2?|dob(day|month|year)?|creditRating)$|^(age|gender|have\w+|mayAskHealth|coverageType|\w+Consent|leadidId|trustedFormCertificateId)$/i;

const SHARED_KEY = 'values.shared';
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

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
  const lasting = fresh && 'values' in draft ? parseValues(draft.values) : {};
  return { ...lasting, ...parseValues(sessionStore.read(key)) };
}

function writeDraft(key: string, values: FormValues): void {
  const entries = Object.entries(values);
  const isPersonal = ([name]: [string, unknown]) => PERSONAL_FIELD.test(name);
  sessionStore.write(key, Object.fromEntries(entries.filter(isPersonal)));
  localStore.write(key, {
    keptAt: Date.now(),
    values: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
  });
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
