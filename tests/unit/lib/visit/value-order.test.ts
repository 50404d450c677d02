import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layValues } from '@/lib/visit/value-order';

it('what the visitor typed beats what the address brought, which beats a guess', () => {
  const answered = { name: 'typed' };
  const brought = { name: 'brought', zip: 'brought' };
  const guessed = { name: 'guessed', zip: 'guessed', place: 'guessed' };
  expect(layValues<Record<string, string>>({ answered, brought, guessed })).toEqual({
    name: 'typed',
    zip: 'brought',
    place: 'guessed',
  });
});

it('a blanked answer is an answer', () => {
  expect(
    layValues<{ dob?: string | undefined }>({ answered: { dob: undefined }, brought: { dob: '1958-04-02' } }),
  ).toEqual({ dob: undefined });
});

it('each value is that of the first source that has it', () => {
  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer());
  const sources = fc.record({ answered: values, brought: values, guessed: values }, { requiredKeys: [] });
  fc.assert(
    fc.property(sources, fc.constantFrom('a', 'b', 'c'), ({ answered = {}, brought = {}, guessed = {} }, name) => {
      expect(layValues({ answered, brought, guessed })[name]).toBe(answered[name] ?? brought[name] ?? guessed[name]);
    }),
  );
});
