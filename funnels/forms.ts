import type { Form } from '@/lib/form/form';
import type { FormName } from '@/lib/page/page-names';
import { autoCallForm } from './forms/auto-call';
import { lifeCallForm } from './forms/life-call';
import { medicareForm } from './forms/medicare';
import type { StepName } from './steps';

/** Every form, by name; a name without its form does not compile. */
export const forms: Readonly<Record<FormName, Form<StepName>>> = {
  medicare: medicareForm,
  'auto-call': autoCallForm,
  'life-call': lifeCallForm,
};
