import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { listAskedBefore } from '@/lib/engine/asked-steps';
import type { FormState } from '@/lib/engine/form-state';
import { localizeForm } from '@/lib/engine/localize-form';
import type { Move } from '@/lib/engine/move';
import { computeProgress } from '@/lib/engine/progress';
import { describeStanding } from '@/lib/engine/standing';
import { transition } from '@/lib/engine/transition';
import type { FormValues } from '@/lib/fields/form-values';
import { listOwnFields } from '@/lib/form/step-fields';
import type { FormName } from '@/lib/names/page-names';

function open(name: FormName, start: Partial<FormState> = {}) {
  const localizedForm = localizeForm(forms[name], steps, 'english');
  const state: FormState = { stepName: localizedForm.steps[0].name, values: {}, status: 'answering', ...start };
  return {
    move: (move: Move) => transition(localizedForm, state, move),
    submit: (values: FormValues) =>
      transition(localizedForm, state, { kind: 'submit', stepName: state.stepName, values }),
    skip: () => transition(localizedForm, state, { kind: 'skip', stepName: state.stepName }),
    standing: () => describeStanding(localizedForm, state),
    progress: () => computeProgress(localizedForm, state.stepName, state),
    previous: () => listAskedBefore(localizedForm, state.stepName, state).at(-1)?.name,
  };
}

const kinds = (effects: readonly { readonly kind: string }[]) => effects.map(({ kind }) => kind);
const MARY = { zipcode: '33101', firstName: 'Mary', lastName: 'Lee' };

describe('visitors without both parts of Medicare', () => {
  it('learn where to turn, and then go on', () => {
    expect(open('medicare-quiz').submit({ haveMedicare: false }).state.stepName).toBe('medicare-later');
    const later = open('medicare-quiz', { stepName: 'medicare-later', values: { haveMedicare: false } });
    expect(later.submit({}).state.stepName).toBe('medicaid');
    expect(later.previous()).toBe('medicare');
  });

  it('are those who say so, not those who leave it out', () => {
    expect(open('medicare-quiz').skip().state.stepName).toBe('medicaid');
    expect(open('medicare-quiz').submit({ haveMedicare: true }).state.stepName).toBe('medicaid');
  });
});

describe('a consent that cannot be given', () => {
  it.each([
    ['nothing', {}, 'contact'],
    ['the name only', MARY, 'contact'],
    ['the number only', { phone: '(206) 555-0123' }, 'contact'],
  ] as const)(
    'opened by its address with %s answered leads to the first question that it needs',
    (_what, values, to) => {
      const { state, effects } = open('medicare', { values }).move({ kind: 'enter', stepName: 'consent' });
      expect(state.stepName).toBe(to);
      expect(kinds(effects)).toEqual(['show-address', 'track-page-view']);
      expect(effects[0]).toMatchObject({ stepName: to, replace: true });
    },
  );

  it('is neither recorded nor followed by a call', () => {
    const consent = { text: 'I agree', buttonLabel: 'Go', recipients: [] };
    const opened = open('medicare', { stepName: 'consent' });
    const { state, effects } = opened.move({ kind: 'submit', stepName: 'consent', values: {}, consent });
    expect(state).toMatchObject({ stepName: 'contact', status: 'answering' });
    expect(kinds(effects)).not.toContain('run-submit-hook');
    expect(kinds(effects)).not.toContain('track-submit');
  });

  it('opens with both', () => {
    const values = { ...MARY, phone: '(206) 555-0123' };
    expect(open('medicare', { values }).move({ kind: 'enter', stepName: 'consent' }).state.stepName).toBe('consent');
  });
});

describe('leaving out how to be reached', () => {
  it('leads past the consent to the number, and sets off all that the way there would have', () => {
    const { state, effects } = open('medicare', { stepName: 'contact', values: MARY }).skip();
    expect(state).toMatchObject({ stepName: 'contact', status: 'submitting' });
    const values = { zipcode: MARY.zipcode };
    expect(effects.slice(2)).toEqual([
      { kind: 'run-enter-hook', hook: 'check-demand', values },
      { kind: 'run-submit-hook', hook: 'send-lead', values },
    ]);
    const sent = open('medicare', { ...state }).move({ kind: 'submit-hook-answered', proceed: true });
    expect(sent.state.stepName).toBe('result');
  });

  it('nobody who gives no name is asked for a number', () => {
    const { state } = open('rehearsal', { stepName: 'name' }).skip();
    expect(state.stepName).toBe('result');
    const left = open('auto', { stepName: 'driver1-contact' }).skip();
    const next = open('auto', { ...left.state }).move({ kind: 'submit-hook-answered', proceed: true });
    expect(next.state.stepName).toBe('result');
    expect(open('auto', { ...next.state, values: { currentlyInsured: true } }).previous()).toBe('driver1-contact');
  });
});

describe('what an earlier form of the visit settled', () => {
  const settled = ['vehicle1Year', 'vehicle1Make', 'vehicle1Model', 'addVehicle2', 'driver1Dob'];
  const car = { vehicle1Year: '2015', vehicle1Make: 'Honda', vehicle1Model: 'Civic', addVehicle2: false };

  it('is not asked again, whether it was answered or left out', () => {
    const { state } = open('auto', { stepName: 'homeowner', settled, values: car }).skip();
    expect(state.stepName).toBe('driver1-details');
  });

  it('is asked when the answer is gone', () => {
    const { state } = open('auto', { stepName: 'homeowner', settled, values: {} }).skip();
    expect(state.stepName).toBe('vehicle1');
  });

  it('Back leads past it too, and its address still opens it, to change the answer', () => {
    expect(open('auto', { stepName: 'driver1-details', settled, values: car }).previous()).toBe('homeowner');
    const opened = open('auto', { settled, values: car }).move({ kind: 'enter', stepName: 'vehicle1-more' });
    expect(opened.state.stepName).toBe('vehicle1-more');
    const changed = open('auto', { ...opened.state }).submit({ addVehicle2: true });
    expect(changed.state.stepName).toBe('vehicle2');
  });

  it('is done: the progress begins behind it', () => {
    expect(open('auto', { settled, values: car }).progress()).toMatchObject({ step: 3, total: 14 });
    expect(open('auto').progress()).toMatchObject({ step: 1, total: 14 });
  });

  it('in part is left out of the screen, and a skip of the rest leaves it as it is', () => {
    const named = { stepName: 'driver1-contact', settled: ['driver1FirstName', 'driver1LastName'] };
    const values = { driver1FirstName: 'Ana', driver1LastName: 'Lee' };
    const { left } = open('auto', { ...named, values }).standing();
    expect(left && listOwnFields(left)).toEqual(['driver1Phone', 'driver1Email']);
    expect(open('auto', { ...named, values }).skip().state.values).toMatchObject(values);
  });

  it('in part leaves the answers that go with it', () => {
    const known = { settled: ['haveMedicare'], values: { haveMedicare: true } };
    const { left } = open('medicare-dual', known).standing();
    const choices = left?.asking.kind === 'choice' ? left.asking.choices : [];
    expect(choices.map(({ also }) => also)).toEqual([{ haveMedicaid: true }, { haveMedicaid: false }]);
  });

  it('a form that has nothing left to ask shows its first question', () => {
    const opened = open('quiz-vehicle2', { settled: ['vehicle1-more'], values: { addVehicle2: false } });
    expect(opened.move({ kind: 'enter', stepName: undefined }).state.stepName).toBe('vehicle1-more');
  });
});

describe('questions that an answer adds', () => {
  const two = { addVehicle2: true, addVehicle3: false };

  it('leave the total alone, and are counted within the step before them', () => {
    expect(open('auto', { stepName: 'vehicle1-more', values: two }).progress()).toEqual({
      step: 6,
      total: 14,
      share: 6 / 14,
    });
    expect(open('auto', { stepName: 'vehicle2', values: two }).progress()).toEqual({
      step: 6,
      total: 14,
      added: 1,
      share: 6.25 / 14,
    });
    expect(open('auto', { stepName: 'driver1-details', values: two }).progress()).toMatchObject({ step: 7, total: 14 });
  });

  it('keep the answer that added them, whatever is answered to the next one', () => {
    const { state } = open('auto', { stepName: 'vehicle2-more', values: { addVehicle2: true } }).submit({
      addVehicle3: false,
    });
    expect(state).toMatchObject({ stepName: 'driver1-details', values: two });
  });
});
