import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { findStart } from '@/lib/browser/debug/find-start';
import { listPeople, USUAL_CHOICE } from '@/lib/browser/debug/sample-people';
import { localizeForm } from '@/lib/engine/localize-form';
import { walkJourney } from '@/lib/engine/journey';
import { parseValues } from '@/lib/fields/form-values';
import { listFields, listRequiredFields, pickAskedFields } from '@/lib/form/step-fields';
import { arrangeForm } from '@/lib/page/page-form';

const TODAY = '2026-01-31';

/** Each way in which a page asks a form, once. */
const asked = new Map(
  registry.pages.flatMap((page) => {
    if (!page.form) return [];
    const form = arrangeForm(forms[page.form], page);
    return [[`${form.name}: ${form.steps.join(', ')}`, form] as const];
  }),
);

describe('a start at a step', () => {
  it.each([...asked.values()])('of the $name form is there for each of its steps', (form) => {
    const localizedForm = localizeForm(form, steps, 'english');
    for (const { name } of localizedForm.steps) {
      const values = findStart(localizedForm, name, listPeople(form.product, USUAL_CHOICE), TODAY) ?? {};
      const way = walkJourney(localizedForm, values);
      const before = way.slice(
        0,
        way.findIndex((step) => step.name === name),
      );
      expect(way.map((step) => step.name)).toContain(name);
      for (const step of before.map((one) => pickAskedFields(one, values)))
        for (const field of listRequiredFields(step).filter((required) => required !== 'county'))
          expect([name, field, values[field]]).not.toContain(undefined);
      const known = before.flatMap((step) => listFields(step));
      const given = Object.keys(values).filter((field) => !/Dob(Day|Month|Year)$/.test(field));
      expect(given.filter((field) => !known.some((one) => one === field))).toEqual([]);
      expect(parseValues(values, TODAY)).toEqual(
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      );
    }
  });

  it('is that of the chosen person in the chosen ZIP, where their way leads there', () => {
    const localizedForm = localizeForm(forms.medicare, steps, 'english');
    const people = listPeople('medicare', { ...USUAL_CHOICE, index: 1, zipcode: '00001' });
    expect(findStart(localizedForm, 'consent', people, TODAY)).toMatchObject({
      zipcode: '00001',
      county: undefined,
      haveMedicaid: true,
      firstName: 'José',
    });
  });

  it('has no answer to the step itself, and none is found for a step that the form has not', () => {
    const localizedForm = localizeForm(forms.medicare, steps, 'english');
    const people = listPeople('medicare', USUAL_CHOICE);
    expect(findStart(localizedForm, 'zipcode', people, TODAY)).toEqual({});
    expect(findStart(localizedForm, 'vehicle1', people, TODAY)).toBeUndefined();
  });
});
