import type { LocalizedForm } from '@/lib/engine/form-state';
import type { FormValues } from '@/lib/fields/form-values';
import { blankValues } from '@/lib/form/step-fields';
import { sessionStore } from '../platform/storage';
import { readSharedValues } from './kept-values';

/** Step name → the form that settled it. In the tab only: a later visit asks again. */
const SETTLED_STEPS_KEY = 'settled-steps';

function readSettled(): Readonly<Record<string, unknown>> {
  return { ...(sessionStore.read(SETTLED_STEPS_KEY) as object | undefined) };
}

/** Notes what a form that is left has settled. */
export function keepHandover({ form }: LocalizedForm, stepNames: readonly string[]): void {
  const settled = Object.fromEntries(stepNames.map((name) => [name, form]));
  sessionStore.write(SETTLED_STEPS_KEY, { ...readSettled(), ...settled });
}

/** The steps of a form that other forms settled in this visit, with the answers given there; blank where left out. */
export function readHandover({ form, steps }: LocalizedForm): {
  readonly settled: readonly string[];
  readonly values: FormValues;
} {
  const settledBy = readSettled();
  const settled = steps.filter(({ name }) => settledBy[name] !== undefined && settledBy[name] !== form);
  const values = readSharedValues();
  const latest = Object.assign({}, ...settled.map(blankValues)) as FormValues;
  const names = Object.keys(latest) as (keyof FormValues)[];
  return {
    settled: settled.map(({ name }) => name),
    values: Object.fromEntries(names.map((name) => [name, values[name]])),
  };
}

export function eraseHandover(): void {
  sessionStore.remove(SETTLED_STEPS_KEY);
}
