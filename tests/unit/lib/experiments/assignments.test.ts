import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAssignments, parseAssignments } from '@/lib/experiments/assignments';
import { makeExperiment } from '@/tests/support/made-up-experiment';

const experiments = [makeExperiment(), makeExperiment({ name: 'second', page: 'otc-savings' })];

test.each([
  [undefined, []],
  ['', []],
  ['four-benefits.warm', [['four-benefits', 'warm']]],
  [
    'four-benefits.warm~second.plain',
    [
      ['four-benefits', 'warm'],
      ['second', 'plain'],
    ],
  ],
  ['gone.warm~four-benefits.gone~second.plain', [['second', 'plain']]],
  ['four-benefits', []],
  ['four-benefits.warm;second.plain', []],
  ['four-benefits.warm'.padEnd(501, '~'), []],
])('%j is read as %j', (value, expected) => {
  expect([...parseAssignments(value, experiments)]).toEqual(expected);
});

test('whatever a cookie holds, only known variants come out', () => {
  const letters = fc.constantFrom('four-benefits', 'second', 'warm', 'plain', '.', '~', 'x', '%', '__proto__');
  fc.assert(
    fc.property(fc.array(letters), (parts) => {
      for (const [name, variant] of parseAssignments(parts.join(''), experiments)) {
        expect(['four-benefits', 'second']).toContain(name);
        expect(['plain', 'warm']).toContain(variant);
      }
    }),
  );
});

test('the cookie never grows beyond 500 bytes; the oldest assignments go first', () => {
  const many = new Map(Array.from({ length: 60 }, (_, index) => [`experiment-${index}`, 'variant']));
  const value = formatAssignments(many);
  expect(value.length).toBeLessThanOrEqual(500);
  expect(value.endsWith('experiment-59.variant')).toBe(true);
  expect(value).not.toContain('experiment-0.');
});
