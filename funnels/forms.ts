import type { Form } from '@/lib/form/form';
import type { FormName } from '@/lib/page/page-names';
import { autoForm } from './forms/auto';
import { autoCallForm } from './forms/auto-call';
import { lifeForm } from './forms/life';
import { lifeCallForm } from './forms/life-call';
import { medicareForm, medicareShortForm } from './forms/medicare';
import { quizForms } from './forms/quiz';
import type { StepName } from './steps';

/** Every form, by name; a name without its form does not compile. */
export const forms: Readonly<Record<FormName, Form<StepName>>> = {
  medicare: medicareForm,
  'medicare-short': medicareShortForm,
  auto: autoForm,
  'auto-call': autoCallForm,
  life: lifeForm,
  'life-call': lifeCallForm,
  ...quizForms,
};
