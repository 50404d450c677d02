import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { steps } from '@/funnels/steps/steps';
import { drawForm } from '@/lib/form/draw-form';

describe('a form drawn as a graph', () => {
  it.each(Object.values(forms))('shows every step of $name and every branch of it', (form) => {
    const drawing = drawForm(form, steps);
    expect(drawing.match(/<rect /g)).toHaveLength(form.steps.length);
    for (const name of form.steps) expect(drawing).toContain(`>${name}</text>`);
    const branches = Object.values(form.branches ?? {}).flat();
    expect(drawing.match(/class="branch"/g) ?? []).toHaveLength(branches.length);
  });

  it('says what a branch depends on', () => {
    expect(drawForm(forms.auto, steps)).toContain('currentlyInsured is false');
  });

  it('of a step that does not exist throws by name', () => {
    expect(() => drawForm(forms.life, {})).toThrow('The form life asks protect, which is no step');
  });
});
