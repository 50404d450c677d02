// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import type { FieldName } from '@/lib/fields/field-name';
import type * as fieldRows from '@/lib/fields/fields';
import { localizeForm } from '@/lib/engine/localize-form';
import type { Form } from '@/lib/form/form';
import { walkJourney } from '@/lib/engine/journey';
import { repeatStep } from '@/lib/form/repeat-step';
import { defineStep } from '@/lib/form/step';
import { transition } from '@/lib/engine/transition';
import { compileChanged } from '@/tests/support/compile-changed';
import { followRecipe, RECIPE, RECIPE_FILES } from '@/tests/support/value-recipe';

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
  const localizedForm = localizeForm(form, { ...steps, 'age-in-years': ageQuestion }, 'spanish');

  it('the question is asked in the language of the page, at its place, and reported with its answer', () => {
    const start = { stepName: 'zipcode', values: {}, status: 'answering' } as const;
    const { state } = transition(localizedForm, start, {
      kind: 'submit',
      stepName: 'zipcode',
      values: { zipcode: '33101' },
    });
    expect(localizedForm.steps.find(({ name }) => name === state.stepName)?.question).toBe('¿Cuántos años tiene?');
    const { effects } = transition(localizedForm, state, {
      kind: 'submit',
      stepName: state.stepName,
      values: { age: 67 },
    });
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
    expect(walkJourney(localizedForm, { zipcode: '90001' }).map(({ name }) => name)).toEqual(['zipcode', 'result']);
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
    expect(() => localizeForm({ ...form, steps: ['zipcode', 'nowhere'] }, steps, 'english')).toThrow('nowhere');
  });
});

/** Everything that asks a table to hold each field. */
const ASKING_FILES = [
  ...RECIPE_FILES,
  'funnels/messages/fields.ts',
  'funnels/forms.ts',
  'tests/support/field-cases.ts',
];
const COMPILE_LIMIT_MS = 120_000;

describe('adding a value is a row and its words', { timeout: COMPILE_LIMIT_MS }, () => {
  it('with these, its question and its place in a form, everything compiles', () => {
    expect(RECIPE_FILES).toHaveLength(4);
    expect(compileChanged(ASKING_FILES, followRecipe(RECIPE))).toEqual([]);
  });

  it('without words, with a misspelt question, or without saying how long it is kept, it does not compile', () => {
    const faults = compileChanged(
      ASKING_FILES,
      followRecipe({
        ...RECIPE,
        'lib/fields/fields.ts': RECIPE['lib/fields/fields.ts'].replace(" keep: 'tab',", ''),
        'funnels/messages/health-fields.ts': undefined,
        'funnels/steps/health.ts': RECIPE['funnels/steps/health.ts'].replace("'smoker'", "'smokre'"),
      }),
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^lib\/fields\/fields\.ts: .*'keep' is missing/),
        expect.stringMatching(/^funnels\/messages\/fields\.ts: .*'smoker'/),
        expect.stringMatching(/^funnels\/steps\/health\.ts: .*"smokre"/),
      ]),
    );
  });
});

describe('what follows from the row of a value', () => {
  const smoker = { control: 'list', products: ['life'], keep: 'tab', identifies: 'trait', health: true } as const;
  const garages = {
    control: 'count',
    products: ['auto'],
    keep: 'draft',
    identifies: 'household',
    prices: true,
  } as const;

  beforeAll(() => {
    vi.resetModules();
    vi.doMock('@/lib/fields/fields', async (load) => {
      const rows = await load<typeof fieldRows>();
      const { haveCancer, duiCount } = rows.singleFields;
      const added = {
        smoker: { ...smoker, parse: haveCancer.parse },
        garageCount: { ...garages, parse: duiCount.parse },
      };
      return { ...rows, singleFields: { ...rows.singleFields, ...added } };
    });
  });

  afterAll(() => {
    vi.doUnmock('@/lib/fields/fields');
    vi.resetModules();
  });

  it('is how it is read and asked, and an answer in the debug drawer', async () => {
    const { parseValues } = await import('@/lib/fields/form-values');
    const { getFieldAttributes } = await import('@/lib/fields/field-attributes');
    const { findAnswer, SAMPLE_PEOPLE } = await import('@/lib/browser/debug/sample-people');
    const { fieldCases } = await import('@/tests/support/field-cases');
    expect(parseValues({ smoker: 'yes', garageCount: '3+' }, '2026-01-31')).toEqual({
      smoker: true,
      garageCount: '3+',
    });
    expect(getFieldAttributes('smoker' as FieldName).control).toBe('list');
    expect(findAnswer(SAMPLE_PEOPLE.life[0], 'smoker')).toBe('false');
    expect(fieldCases['smoker' as FieldName]).toEqual(fieldCases.haveCancer);
  });

  it('is where it is kept, what leaves before consent, what ages the token, and why it is not sent', async () => {
    const { keepValues, readKeptValues } = await import('@/lib/browser/answers/kept-values');
    const { listAnonymousFields } = await import('@/lib/fields/anonymous-fields');
    const { isTokenField } = await import('@/lib/calls/token-fields');
    const { explainDrops } = await import('@/lib/payloads/explain-drops');
    const values: Record<string, boolean | string> = { smoker: true, garageCount: '2' };
    keepValues('life@1', values);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('smoker');
    sessionStorage.clear();
    expect(readKeptValues('life@1')).toEqual({ garageCount: '2' });
    expect(listAnonymousFields('auto')).toContain('garageCount');
    expect(listAnonymousFields('life')).toEqual(['zipcode']);
    expect(['smoker', 'garageCount'].map(isTokenField)).toEqual([false, true]);
    expect(explainDrops('life', 'mediaAlpha', values, { values, today: '2026-01-31' })).toEqual([
      { field: 'smoker', reason: 'MediaAlpha has no field for it' },
      { field: 'garageCount', reason: 'not part of a life lead' },
    ]);
  });
});
