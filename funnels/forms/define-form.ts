import type { Form } from '@/lib/form/form';
import type { StepName } from '../steps/steps';

/** A step that does not exist does not compile. */
export function defineForm(form: Form<StepName>): Form<StepName> {
  return form;
}
