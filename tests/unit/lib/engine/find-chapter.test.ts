import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { findChapter } from '@/lib/engine/find-chapter';
import { localizeForm } from '@/lib/engine/localize-form';
import { localizedForm as bare } from '@/tests/support/short-funnel';

describe('the chapter of a step', () => {
  it('is the last that has begun, and the result is in the last of all', () => {
    const form = localizeForm(forms.auto, steps, 'spanish');
    expect(findChapter(form, 'company')).toEqual({ title: 'Su auto', number: 1, total: 3 });
    expect(findChapter(form, 'driver2-details')).toEqual({ title: 'Quién maneja', number: 2, total: 3 });
    expect(findChapter(form, 'result')).toEqual({ title: 'Su llamada', number: 3, total: 3 });
  });

  it('is none where a form has none', () => {
    expect(findChapter(bare, 'medicare')).toBeUndefined();
  });

  it.each(Object.values(forms).map((form) => [form.name, form] as const))(
    'of %s begins with the form, and the others follow in its order',
    (_name, { chapters, steps: order }) => {
      const places = chapters.map(({ from }) => order.findIndex((step) => step === from));
      expect(places[0]).toBe(0);
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    },
  );
});
