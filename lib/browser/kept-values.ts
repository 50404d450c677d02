import { parseValues } from '@/lib/fields/field-parsers';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import { localStore, sessionStore } from './storage';

/** Kept for this tab only: what names a person, or tells of their health cover (compliance P-32). */
const PERSONAL_FIELDS: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'dob',
  'age',
  'haveMedicare',
  'haveMedicaid',
];

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
  const isPersonal = ([name]: [string, unknown]) => (PERSONAL_FIELDS as readonly string[]).includes(name);
  sessionStore.write(key, Object.fromEntries(entries.filter(isPersonal)));
  localStore.write(key, {
    keptAt: Date.now(),
    values: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
  });
}

/** The answers of earlier pages and visits: those of this form version first, then those shared by all forms. */
export function readKeptValues(formVersion: string): FormValues {
  return { ...readDraft(SHARED_KEY), ...readDraft(versionKey(formVersion)) };
}

/** Merges the answers of a step into those of its form version and the shared ones (specification 3). */
export function keepValues(formVersion: string, values: FormValues): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) writeDraft(key, { ...readDraft(key), ...values });
}

/** Forgets the answers of a form and the shared ones. */
export function eraseValues(formVersion: string): void {
  for (const key of [SHARED_KEY, versionKey(formVersion)]) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
}
