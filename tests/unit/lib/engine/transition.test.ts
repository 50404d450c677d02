import { describe, expect, it } from 'vitest';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import { computeProgress } from '@/lib/engine/progress';
import { getStep } from '@/lib/engine/get-step';
import { listAskedBefore } from '@/lib/engine/asked-steps';
import { findNextStep, pickJourneyValues, walkJourney } from '@/lib/engine/journey';
import { transition } from '@/lib/engine/transition';

const zip = {
  name: 'zipcode',
  type: 'regular',
  question: 'ZIP?',
  asking: { kind: 'fields', fields: [{ name: 'zipcode' }] },
} as const;
const medicare = {
  name: 'medicare',
  type: 'regular',
  question: 'A and B?',
  asking: { kind: 'choice', field: 'haveMedicare', choices: [{ value: true, label: 'Yes' }] },
  skippable: true,
} as const;
const interlude = { name: 'interlude', type: 'auxiliary', question: 'Note', asking: { kind: 'result' } } as const;
const consent = {
  name: 'consent',
  type: 'regular',
  question: 'Who may call?',
  asking: { kind: 'consent' },
  onEnter: 'check-demand',
  onSubmit: 'send-lead',
} as const;
const result = { name: 'result', type: 'final', question: 'Your number', asking: { kind: 'result' } } as const;

const localizedForm: LocalizedForm = {
  form: 'medicare',
  formVersion: 'medicare@1',
  steps: [zip, medicare, interlude, consent, result],
};
const at = (stepName: string, more: Partial<FormState> = {}): FormState => ({
  stepName,
  values: {},
  status: 'answering',
  ...more,
});
const findPreviousStep = (form: LocalizedForm, name: string, values: FormState['values']) =>
  listAskedBefore(form, name, { values }).at(-1);
const countSteps = (form: LocalizedForm, name: string, values: FormState['values']) => {
  const { step, total } = computeProgress(form, name, { values });
  return { step, total };
};
const kinds = (effects: readonly { kind: string }[]) => effects.map(({ kind }) => kind);

describe('the step that an address selects', () => {
  it('an unknown or missing step selects the first step; only the unknown one is a fallback', () => {
    expect(getStep(localizedForm, undefined)).toMatchObject({ step: zip, number: 1, isFallback: false });
    expect(getStep(localizedForm, 'nope')).toMatchObject({ step: zip, number: 1, isFallback: true });
    expect(getStep(localizedForm, 'consent')).toMatchObject({ step: consent, number: 4, isFallback: false });
  });

  it('auxiliary steps stand in the order, both ways', () => {
    expect(findNextStep(localizedForm, 'medicare', {})).toBe(interlude);
    expect(findPreviousStep(localizedForm, 'consent', {})).toBe(interlude);
    expect(findNextStep(localizedForm, 'result', {})).toBeUndefined();
    expect(findPreviousStep(localizedForm, 'zipcode', {})).toBeUndefined();
  });
});

describe('progress', () => {
  it('counts the regular steps, plus one if a final step exists', () => {
    expect(countSteps(localizedForm, 'zipcode', {})).toEqual({ step: 1, total: 4 });
    expect(countSteps(localizedForm, 'result', {})).toEqual({ step: 4, total: 4 });
    expect(countSteps({ ...localizedForm, steps: [zip, medicare] }, 'medicare', {})).toEqual({ step: 2, total: 2 });
  });

  it('is 0 on an auxiliary step', () => {
    expect(countSteps(localizedForm, 'interlude', {})).toEqual({ step: 0, total: 4 });
  });
});

describe('entering', () => {
  it('reports the page view with step name, 1-based number, type and fallback', () => {
    const { state, effects } = transition(localizedForm, at('zipcode'), { kind: 'enter', stepName: 'nope' });
    expect(state.stepName).toBe('zipcode');
    expect(effects).toEqual([
      {
        kind: 'track-page-view',
        props: { stepName: 'zipcode', stepNumber: 1, stepType: 'regular', stepIsFallback: true },
      },
    ]);
  });

  it('runs the enter hook with the answers of this form only', () => {
    const state = at('zipcode', { values: { zipcode: '33101', currentCompany: 'GEICO' } });
    const { effects } = transition(localizedForm, state, { kind: 'enter', stepName: 'consent' });
    expect(effects[1]).toEqual({ kind: 'run-enter-hook', hook: 'check-demand', values: { zipcode: '33101' } });
  });
});

describe('submitting', () => {
  it('keeps the answers, reports the step and goes to the next one with the query kept', () => {
    const { state, effects } = transition(localizedForm, at('zipcode'), {
      kind: 'submit',
      stepName: 'zipcode',
      values: { zipcode: '33101' },
    });
    expect(state).toMatchObject({ stepName: 'medicare', values: { zipcode: '33101' }, status: 'answering' });
    expect(kinds(effects)).toEqual(['save-values', 'track-submit', 'show-address', 'track-page-view', 'reveal-step']);
    expect(effects[1]).toMatchObject({
      props: { formVersion: 'medicare@1', stepNumber: 1, data: { zipcode: '33101' } },
    });
    expect(effects[2]).toEqual({ kind: 'show-address', stepName: 'medicare', replace: false, keepQuery: true });
  });

  it('an answer to a step that has left the screen changes nothing', () => {
    const state = at('medicare');
    expect(transition(localizedForm, state, { kind: 'submit', stepName: 'zipcode', values: {} })).toEqual({
      state,
      effects: [],
    });
  });

  it('waits for the submit hook, and ignores further submits meanwhile', () => {
    const first = transition(localizedForm, at('consent'), { kind: 'submit', stepName: 'consent', values: {} });
    expect(first.state.status).toBe('submitting');
    expect(kinds(first.effects)).toContain('run-submit-hook');
    const second = transition(localizedForm, first.state, { kind: 'submit', stepName: 'consent', values: {} });
    expect(second.effects).toEqual([]);
  });

  it('hands the act of consent to the hook, and nothing where there was none', () => {
    const act = { text: 'I agree', buttonLabel: 'Go', recipients: [] };
    const withAct = transition(localizedForm, at('consent'), {
      kind: 'submit',
      stepName: 'consent',
      values: {},
      consent: act,
    });
    expect(withAct.effects.at(-1)).toEqual({ kind: 'run-submit-hook', hook: 'send-lead', values: {}, consent: act });
    const without = transition(localizedForm, at('consent'), { kind: 'submit', stepName: 'consent', values: {} });
    expect(without.effects.at(-1)).not.toHaveProperty('consent');
  });

  it('a hook that answers false cancels the move', () => {
    const waiting = at('consent', { status: 'submitting' });
    const stayed = transition(localizedForm, waiting, { kind: 'submit-hook-answered', proceed: false });
    expect(stayed).toEqual({ state: at('consent'), effects: [] });
    const moved = transition(localizedForm, waiting, { kind: 'submit-hook-answered', proceed: true });
    expect(moved.state.stepName).toBe('result');
  });

  it('the answer of a hook that nobody waits for changes nothing', () => {
    const state = at('zipcode');
    expect(transition(localizedForm, state, { kind: 'submit-hook-answered', proceed: true })).toEqual({
      state,
      effects: [],
    });
  });

  it('the last step stays where it is', () => {
    const { state } = transition(localizedForm, at('result'), { kind: 'submit', stepName: 'result', values: {} });
    expect(state).toMatchObject({ stepName: 'result', status: 'answering' });
  });

  it('after the last step the form is left for where the page leads', () => {
    const { effects } = transition(localizedForm, at('result'), { kind: 'submit', stepName: 'result', values: {} });
    expect(kinds(effects).at(-1)).toBe('leave-form');
  });
});

describe('a road that depends on answers', () => {
  const branched: LocalizedForm = {
    ...localizedForm,
    steps: [
      { ...zip, branches: [{ when: { zipPattern: '^9' }, to: 'consent' }] },
      { ...medicare, branches: [{ when: { field: 'haveMedicare', is: false }, to: 'result' }] },
      interlude,
      consent,
      result,
    ],
  };
  const names = (values: FormState['values']) => walkJourney(branched, values).map(({ name }) => name);

  it('takes the first branch whose condition holds, else the order', () => {
    expect(names({})).toEqual(['zipcode', 'medicare', 'interlude', 'consent', 'result']);
    expect(names({ haveMedicare: true })).toEqual(['zipcode', 'medicare', 'interlude', 'consent', 'result']);
    expect(names({ haveMedicare: false })).toEqual(['zipcode', 'medicare', 'result']);
    expect(names({ zipcode: '90001' })).toEqual(['zipcode', 'consent', 'result']);
  });

  it('progress and the way back follow the road that was taken', () => {
    expect(countSteps(branched, 'result', { haveMedicare: false })).toEqual({ step: 3, total: 3 });
    expect(findPreviousStep(branched, 'result', { haveMedicare: false })?.name).toBe('medicare');
    expect(findPreviousStep(branched, 'consent', { zipcode: '90001' })?.name).toBe('zipcode');
  });

  it('the progress counts by the assumed answers, whatever is given', () => {
    const assuming: LocalizedForm = { ...branched, assumed: { haveMedicare: false } };
    expect(countSteps(assuming, 'zipcode', {}).total).toBe(3);
    expect(countSteps(assuming, 'zipcode', { haveMedicare: true }).total).toBe(3);
  });

  it('answers on an abandoned branch are kept and left out of what is sent', () => {
    const values = { zipcode: '90001', haveMedicare: true };
    expect(pickJourneyValues(branched, values)).toEqual({ zipcode: '90001' });
    const { state } = transition(branched, at('zipcode', { values: { haveMedicare: true } }), {
      kind: 'submit',
      stepName: 'zipcode',
      values: { zipcode: '90001' },
    });
    expect(state).toMatchObject({ stepName: 'consent', values });
  });

  it('a branch without a target ends the form', () => {
    const ending: LocalizedForm = {
      ...localizedForm,
      steps: [{ ...zip, branches: [{ when: { zipPattern: '^9' } }] }, medicare],
    };
    expect(walkJourney(ending, { zipcode: '90001' })).toHaveLength(1);
  });
});

describe('skipping', () => {
  it('submits with all values of the step blanked', () => {
    const { state, effects } = transition(localizedForm, at('medicare', { values: { haveMedicare: true } }), {
      kind: 'skip',
      stepName: 'medicare',
    });
    expect(state).toMatchObject({ stepName: 'interlude', values: { haveMedicare: undefined } });
    expect(effects[0]).toEqual({ kind: 'save-values', values: { haveMedicare: undefined } });
  });

  it('a step that may not be skipped stays', () => {
    expect(transition(localizedForm, at('zipcode'), { kind: 'skip', stepName: 'zipcode' }).state.stepName).toBe(
      'zipcode',
    );
  });
});

describe('going to a step', () => {
  it('may replace the history entry and may drop the query', () => {
    const { effects } = transition(localizedForm, at('zipcode'), {
      kind: 'go',
      stepName: 'result',
      replace: true,
      keepQuery: false,
    });
    expect(effects[0]).toEqual({ kind: 'show-address', stepName: 'result', replace: true, keepQuery: false });
  });
});

describe('what arrives from elsewhere', () => {
  it('a prefill says what is known by now', () => {
    const { state } = transition(localizedForm, at('zipcode', { values: { zipcode: '60601', lastName: 'Lee' } }), {
      kind: 'prefill',
      values: { zipcode: '33101', firstName: 'Mary' },
    });
    expect(state.values).toEqual({ zipcode: '33101', firstName: 'Mary', lastName: 'Lee' });
  });

  it('a demand check sets the demand and is reported, once', () => {
    const demand = { isLowBid: true, response: { parsed: { ctc: { ev: 4 } } } };
    const { state, effects } = transition(localizedForm, at('consent'), { kind: 'demand-checked', demand });
    expect(state.demand).toBe(demand);
    expect(effects).toEqual([{ kind: 'track-demand', isLowBid: true, response: demand.response }]);
    const kept = { ...demand, isKept: true as const };
    expect(transition(localizedForm, at('consent'), { kind: 'demand-checked', demand: kept }).effects).toEqual([]);
  });

  it('starting over erases the answers and shows the first step', () => {
    const { state, effects } = transition(localizedForm, at('consent', { values: { zipcode: '33101' } }), {
      kind: 'start-over',
    });
    expect(state).toEqual(at('zipcode'));
    expect(kinds(effects).slice(0, 2)).toEqual(['erase-values', 'show-address']);
  });
});

describe('ask-for-call-back', () => {
  const consent = { text: 'Call me.', buttonLabel: 'Ask', recipients: [] };
  const slot = { from: 0, until: 3_600_000 };

  it('sends the answers of the road that was taken, with the number where no question asked for it', () => {
    const request = { slot, consent, phone: '(206) 555-0142' };
    const state = at('result', { values: { zipcode: '33101', firstName: 'of another form' } });
    const moved = transition(localizedForm, state, { kind: 'ask-for-call-back', request });
    const values = { zipcode: '33101', phone: '(206) 555-0142' };
    expect(moved).toEqual({ state, effects: [{ kind: 'send-call-back', values, request }] });
  });
});
