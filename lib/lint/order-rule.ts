import { arrangeForm } from '@/lib/page/page-form';
import { ORDER_RULES } from './list-form-faults';
import { describeChoice } from './nearest-name';
import type { PageRule } from './page-fault';

/** A page's own order of steps is judged as the order of its form is, and may leave out nothing that sets something off. */
export const orderRule: PageRule = (page, lint) => {
  const form = lint.forms[page.form ?? ''];
  const { steps } = page;
  if (steps === undefined) return [];
  if (!form) {
    const mend = 'Name its `form`, or take `steps` out.';
    return [{ rule: 'step', what: '`steps` orders the steps of a form, and it has none', mend, near: 'steps' }];
  }
  const strangers = steps.filter((name) => !form.steps.includes(name));
  if (strangers.length > 0) {
    return strangers.map((name) => ({
      rule: 'step',
      what: `the form ${form.name} has no step ${name}`,
      mend: describeChoice(name, form.steps),
      near: name,
    }));
  }
  const missing = Object.keys(form.hooks ?? {}).filter((name) => !steps.includes(name));
  return [
    ...missing.map((name) => ({
      rule: 'step',
      what: `its order leaves out ${name}, which the form ${form.name} needs to send what was answered`,
      mend: `Put \`${name}\` back into \`steps\`.`,
      near: 'steps',
    })),
    ...ORDER_RULES.flatMap((rule) => rule(arrangeForm(form, page), lint)).map((fault) => ({ ...fault, near: 'steps' })),
  ];
};
