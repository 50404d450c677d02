import type { LocalizedForm } from '@/lib/engine/form-state';
import type { FormValues } from '@/lib/fields/form-values';
import { listOwnFields } from '@/lib/form/step-fields';
import { sessionStore } from '../platform/storage';
import { readSharedValues } from './kept-values';

/** Field name → the form that settled it. In the tab only: a later visit asks again. */
const SETTLED_FIELDS_KEY = 'settled-fields';

function readSettled(): Readonly<Record<string, unknown>> {
  return { ...(sessionStore.read(SETTLED_FIELDS_KEY) as object | undefined) };
}

/** Notes what a form that is left has settled. */
export function keepHandover({ form }: LocalizedForm, fieldNames: readonly string[]): void {
  const settled = Object.fromEntries(fieldNames.map((name) => [name, form]));
  sessionStore.write(SETTLED_FIELDS_KEY, { ...readSettled(), ...settled });
}

/** The fields of a form that other forms settled in this visit, with the answers given there; blank where left out. */
export function readHandover({ form, steps }: LocalizedForm): {
  readonly settled: readonly string[];
  readonly values: FormValues;
} {
  const settledBy = readSettled();
  const settled = [...new Set(steps.flatMap(listOwnFields))].filter(
    (name) => settledBy[name] !== undefined && settledBy[name] !== form,
  );
  const values = readSharedValues();
  return { settled, values: Object.fromEntries(settled.map((name) => [name, values[name]])) };
}

export function eraseHandover(): void {
  sessionStore.remove(SETTLED_FIELDS_KEY);
}
