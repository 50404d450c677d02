import { describe, expect, it } from 'vitest';
import type { Step } from '@/lib/form/step';
import { dressOpening } from '@/lib/page/opening';

const zip: Step<string> = {
  name: 'zipcode',
  type: 'regular',
  question: 'What is your ZIP code?',
  asking: { kind: 'fields', fields: [{ name: 'zipcode' }] },
};
const insured: Step<string> = {
  name: 'insured',
  type: 'regular',
  question: 'Is it insured?',
  asking: {
    kind: 'choice',
    field: 'currentlyInsured',
    choices: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
};
const opening = {
  asks: 'ZIP, for groceries',
  button: 'Check',
  taps: 'Insured today?',
  tiles: { true: 'car' },
} as const;

describe('the first question of a page', () => {
  it('to type has the page’s words and button', () => {
    expect(dressOpening(zip, opening)).toEqual({ ...zip, question: 'ZIP, for groceries', button: 'Check' });
  });

  it('to tap has the page’s words, and pictures where the page names them', () => {
    const dressed = dressOpening(insured, opening);
    expect(dressed.question).toBe('Insured today?');
    expect(dressed).not.toHaveProperty('button');
    expect(dressed.asking).toMatchObject({
      choices: [
        { value: true, label: 'Yes', icon: 'car' },
        { value: false, label: 'No' },
      ],
    });
  });

  it('has boxes without tiles above them, for which the first screen has no room', () => {
    const common = { values: ['2015'], others: 'Or type it' };
    const car: Step<string> = { ...zip, asking: { kind: 'fields', fields: [{ name: 'vehicle1Year', common }] } };
    expect(dressOpening(car).asking).toEqual({ kind: 'fields', fields: [{ name: 'vehicle1Year' }] });
  });

  it('is the step’s own where the page says nothing', () => {
    expect(dressOpening(zip)).toEqual(zip);
    expect(dressOpening(insured)).toEqual(insured);
  });
});
