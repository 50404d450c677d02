import type { Form } from '@/lib/form/form';
import type { StepName } from './steps';

/** Declares a form; a step that does not exist does not compile. */
export function defineForm(form: Form<StepName>): Form<StepName> {
  return form;
}
