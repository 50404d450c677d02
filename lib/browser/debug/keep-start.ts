import type { LocalizedForm } from '@/lib/engine/form-state';
import { eraseValues, keepHandover, keepValues } from '../answers/answers';
import { readToday } from '../platform/today';
import { findStart } from './find-start';
import type { SamplePerson } from './sample-people';

/**
 * Keeps what the first of these people whose way leads to a step answers before it, where the form keeps answers and in
 * place of all that it knew: it then opens at that step as for them. Nobody is told: no event, lead or paid call is made.
 * False where no way leads there.
 */
export function keepStart(localizedForm: LocalizedForm, stepName: string, people: readonly SamplePerson[]): boolean {
  const values = findStart(localizedForm, stepName, people, readToday());
  if (!values) return false;
  const { formVersion } = localizedForm;
  const answered = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name));
  eraseValues(formVersion);
  keepValues(formVersion, values);
  keepHandover(localizedForm, answered);
  return true;
}
