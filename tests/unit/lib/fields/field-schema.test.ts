import { expect, it } from 'vitest';
import { buildStepSchema } from '@/lib/fields/field-schema';
import { parsePhone } from '@/lib/fields/text-parsers';

const schema = buildStepSchema([{ name: 'phone', optional: false, error: 'Enter a number' }], '2026-01-31');
const isTaken = (phone: string) => schema.safeParse({ phone }).success;

it.each(['(206) 555-0123', '2065550123', '+1 917 200 0100'])('the form takes %s', (phone) => {
  expect(isTaken(phone)).toBe(true);
});

it.each(['000-000-0000', '(123) 456-7890', '0212345678', '206-155-0123', '206 055 0123', '(911) 555-0123', '2065'])(
  'the form asks again for %s, which nobody can be called at',
  (phone) => expect(isTaken(phone)).toBe(false),
);

it('the wire takes what looks like a number, as the specification says', () => {
  expect(parsePhone('(123) 456-7890')).toBe('(123) 456-7890');
});
