import { expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { isDrawnAtOnce } from '@/lib/engine/drawn-at-once';
import type { LocalizedStep } from '@/lib/engine/form-state';
import { localizeForm } from '@/lib/engine/localize-form';
import { findStepsAhead, leadsToLateParts } from '@/lib/engine/steps-ahead';
import { transition } from '@/lib/engine/transition';
import { listChoiceValues } from '@/lib/form/step-fields';
import type { FormName } from '@/lib/names/page-names';

function find(name: FormName, stepName?: string) {
  const localizedForm = localizeForm(forms[name], steps, 'english');
  const first = localizedForm.steps[0].name;
  const ahead = findStepsAhead(
    localizedForm,
    { stepName: stepName ?? first, values: {}, status: 'answering' },
    () => true,
  );
  return ahead && { steps: ahead.steps.map((one) => one.stepName), onward: ahead.onward };
}

it('each step that an answer leads to is named once, and each answer says which it is', () => {
  expect(find('medicare-quiz')).toEqual({ steps: ['medicaid', 'medicare-later'], onward: [1, 2] });
  expect(find('medicare-dual')).toEqual({ steps: ['zipcode'], onward: [1, 1, 1, 1] });
});

it('what is typed leads nowhere before it is read', () => {
  expect(find('medicare-quiz', 'zipcode')).toBeUndefined();
});

it.each([
  ['what is chosen or typed into a plain box', { kind: 'fields', fields: [{ name: 'zipcode' }] }, true],
  ['a box that suggests', { kind: 'fields', fields: [{ name: 'date' }] }, false],
  [
    'a box that is left out after certain answers',
    { kind: 'fields', fields: [{ name: 'zipcode', unless: [{}] }] },
    false,
  ],
  [
    'a box for some of those who come',
    { kind: 'fields', fields: [{ name: 'zipcode' }, { name: 'date', onlyForSharedZip: [] }] },
    true,
  ],
  ['a consent', { kind: 'consent' }, false],
  ['a result', { kind: 'result' }, false],
] as const)('of %s: drawn ahead or not', (_what, asking, isDrawn) => {
  const step = { asking } as unknown as LocalizedStep;
  expect(isDrawnAtOnce(step, (name) => (name === 'zipcode' ? 'text' : 'date'))).toBe(isDrawn);
});

it('an answer leads to a late part where its step is drawn by one, a hook runs first or the form ends', () => {
  const leads = (form: FormName, stepName: string, drawn: readonly string[]) =>
    leadsToLateParts(
      localizeForm(forms[form], steps, 'english'),
      { stepName, values: {}, status: 'answering' },
      ({ name }) => drawn.includes(name),
    );
  expect(leads('medicare-quiz', 'medicare', ['medicaid', 'medicare-later'])).toBe(false);
  expect(leads('medicare-quiz', 'medicare', ['medicaid'])).toBe(true);
  expect(leads('quiz-vehicle2', 'vehicle1-more', ['vehicle2'])).toBe(true);
  expect(leads('medicare-quiz', 'zipcode', [])).toBe(false);
});

it('what a hook decides is not foreseen', () => {
  const localizedForm = localizeForm(forms['medicare-quiz'], steps, 'english');
  const hooked = localizedForm.steps.map((step) => ({ ...step, onSubmit: 'send-lead' as const }));
  const state = { stepName: 'medicare', values: {}, status: 'answering' } as const;
  const [first, ...rest] = hooked;
  const hookedForm = { ...localizedForm, steps: [first!, ...rest] } as const;
  expect(findStepsAhead(hookedForm, state, () => true)).toBeUndefined();
  expect(leadsToLateParts(hookedForm, state, () => true)).toBe(true);
});

it('an answer that leads out of the form has no step', () => {
  expect(find('quiz-vehicle2')).toEqual({ steps: ['vehicle2'], onward: [1, null] });
});

it.each(Object.keys(forms) as FormName[])('in %s an answer leads where it was foreseen', (name) => {
  const localizedForm = localizeForm(forms[name], steps, 'english');
  for (const { name: stepName, asking } of localizedForm.steps) {
    const state = { stepName, values: {}, status: 'answering' } as const;
    const ahead = findStepsAhead(localizedForm, state, () => true);
    if (asking.kind !== 'choice') expect(ahead).toBeUndefined();
    else
      ahead?.onward.forEach((place, index) => {
        if (place === null) return;
        const values = listChoiceValues(asking, asking.choices[index]!);
        const next = transition(localizedForm, state, { kind: 'submit', stepName, values });
        expect(next.state.stepName).toBe(ahead.steps[place - 1]?.stepName);
      });
  }
});
