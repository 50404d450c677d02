import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps';
import { buildJourney } from '@/lib/form/build-journey';
import type { Form } from '@/lib/form/form';
import { walkPath } from '@/lib/form/path';
import { repeatStep } from '@/lib/form/repeat-step';
import { defineStep } from '@/lib/form/step';
import { transition } from '@/lib/form/transition';

const ageQuestion = defineStep({
  name: 'age-in-years',
  type: 'regular',
  question: { english: 'How old are you?', spanish: '¿Cuántos años tiene?' },
  asking: { kind: 'fields', fields: [{ name: 'age' }] },
  skippable: true,
});

describe('adding a question is an entry and its name in a form', () => {
  const form: Form = {
    ...forms.medicare,
    version: '99',
    steps: ['zipcode', 'age-in-years', 'result'],
    branches: { zipcode: [{ when: { zipIn: ['CA'] }, to: 'result' }] },
    hooks: {},
  };
  const journey = buildJourney(form, { ...steps, 'age-in-years': ageQuestion }, 'spanish');

  it('the question is asked in the language of the page, at its place, and reported with its answer', () => {
    const start = { stepName: 'zipcode', values: {}, status: 'answering' } as const;
    const { state } = transition(journey, start, { kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } });
    expect(journey.steps.find(({ name }) => name === state.stepName)?.question).toBe('¿Cuántos años tiene?');
    const { effects } = transition(journey, state, { kind: 'submit', stepName: state.stepName, values: { age: 67 } });
    expect(effects).toContainEqual({
      kind: 'track-submit',
      props: {
        formVersion: 'medicare@99',
        stepName: 'age-in-years',
        stepNumber: 2,
        stepType: 'regular',
        data: { age: 67 },
      },
    });
  });

  it('a branch of the form leads past it', () => {
    expect(walkPath(journey, { zipcode: '90001' }).map(({ name }) => name)).toEqual(['zipcode', 'result']);
  });

  it('a question for several drivers is one entry', () => {
    const asked = repeatStep([2, 3], {
      name: 'driver#-age',
      type: 'regular',
      question: { english: 'Driver #: name', spanish: 'Conductor #: nombre' },
      asking: { kind: 'fields', fields: [{ name: 'driver#FirstName' }] },
    });
    expect(asked['driver3-age']).toMatchObject({
      name: 'driver3-age',
      question: { english: 'Driver 3: name' },
      asking: { fields: [{ name: 'driver3FirstName' }] },
    });
  });

  it('a step that nobody defined is an author’s mistake, found at build by name', () => {
    expect(() => buildJourney({ ...form, steps: ['zipcode', 'nowhere'] }, steps, 'english')).toThrow('nowhere');
  });
});
