import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { findAnswer, SAMPLE_PEOPLE } from '@/lib/browser/debug/sample-people';
import type { FieldName } from '@/lib/fields/field-name';
import { parseValues } from '@/lib/fields/form-values';
import { localizeForm } from '@/lib/engine/localize-form';
import { walkJourney } from '@/lib/engine/journey';
import { listFields } from '@/lib/form/step-fields';

const fillings = Object.values(forms).flatMap((form) =>
  SAMPLE_PEOPLE[form.product].map((person) => ({ form, person, name: `${form.name} as ${person.label}` })),
);

describe('people to fill forms in with', () => {
  it.each(fillings)('answer every question that must be answered: $name', ({ form, person }) => {
    const localizedForm = localizeForm(form, steps, 'english');
    const asked = walkJourney(localizedForm, person.answers).flatMap((step) => {
      if (step.asking.kind !== 'fields') return step.asking.kind === 'consent' ? [] : listFields(step).slice(0, 1);
      return step.asking.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    });
    const missing = asked.filter(
      (field) => parseValues({ [field]: findAnswer(person, field) }, '2026-01-31')[field] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('have only answers that the form takes, and numbers that nobody has', () => {
    for (const { answers } of Object.values(SAMPLE_PEOPLE).flat()) {
      expect(parseValues(answers, '2026-01-31')).toEqual(answers);
      const phones = Object.entries(answers).filter(([field]) => /phone$/i.test(field as FieldName));
      for (const [, phone] of phones) expect(String(phone)).toMatch(/555-01\d\d$/);
    }
  });
});
