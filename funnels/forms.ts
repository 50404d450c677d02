import type { Form } from '@/lib/form/form';
import type { FormName } from '@/lib/names/page-names';
import { autoForm } from './forms/auto';
import { autoCallForm } from './forms/auto-call';
import { autoQuizForm, autoShortForm } from './forms/auto-short';
import { lifeForm } from './forms/life';
import { lifeCallForm } from './forms/life-call';
import {
  medicareCallForm,
  medicareDualForm,
  medicareForm,
  medicareQuizForm,
  medicareShortForm,
  rehearsalForm,
} from './forms/medicare';
import { quizForms } from './forms/quiz';
import type { StepName } from './steps/steps';

/** A name without its form does not compile. */
export const forms: Readonly<Record<FormName, Form<StepName>>> = {
  medicare: medicareForm,
  'medicare-short': medicareShortForm,
  'medicare-call': medicareCallForm,
  'medicare-quiz': medicareQuizForm,
  'medicare-dual': medicareDualForm,
  rehearsal: rehearsalForm,
  auto: autoForm,
  'auto-short': autoShortForm,
  'auto-quiz': autoQuizForm,
  'auto-call': autoCallForm,
  life: lifeForm,
  'life-call': lifeCallForm,
  ...quizForms,
};
