import { expect, it } from 'vitest';
import { listAskedFields, type ShownStep } from '@/lib/browser/answers/asked-fields';
import { getFieldAttributes } from '@/lib/fields/field-attributes';

const NO_WORDS = {
  ...{ empty: '', noMonth: '', noDay: '', noYear: '', wrongMonth: '', wrongDay: '', wrongYear: '' },
  ...{ earlyYear: '', notPast: '' },
};

function show(asking: ShownStep['step']['asking']): ShownStep {
  return {
    step: { name: 'step', type: 'regular', question: '?', asking },
    values: {},
    fields: {
      zipcode: { error: 'Five digits', attributes: getFieldAttributes('zipcode') },
      dob: { error: 'A date', attributes: getFieldAttributes('dob') },
    },
    explainUnknownZip: (zipCode) => zipCode,
    date: { errors: { ...NO_WORDS, noSuchDay: 'No such day' } },
  };
}

it('fields come with their words for what is wrong; only what is said to be optional is', () => {
  const asking = { kind: 'fields', fields: [{ name: 'zipcode' }, { name: 'email', optional: true }] } as const;
  expect(listAskedFields(show(asking), () => 'noSuchDay')).toEqual([
    { name: 'zipcode', optional: false, error: 'Five digits' },
    { name: 'email', optional: true, error: '' },
  ]);
});

it('a date says which of its boxes to mend', () => {
  const [date] = listAskedFields(show({ kind: 'fields', fields: [{ name: 'dob' }] }), () => 'noSuchDay');
  expect(typeof date?.error === 'function' && date.error('2-30-1950')).toBe('No such day');
});

it('a list asks for one answer, a choice and a consent for none that is typed', () => {
  const list = { kind: 'list', field: 'zipcode', choices: [], common: [], others: '' } as const;
  expect(listAskedFields(show(list), () => 'noSuchDay')).toEqual([
    { name: 'zipcode', optional: false, error: 'Five digits' },
  ]);
  expect(listAskedFields(show({ kind: 'consent' }), () => 'noSuchDay')).toEqual([]);
});
