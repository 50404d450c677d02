import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUsPhone } from '@/lib/server/providers/parse-us-phone';

const SPELLINGS = [
  (area: string, exchange: string, line: string) => `${area}${exchange}${line}`,
  (area: string, exchange: string, line: string) => `1${area}${exchange}${line}`,
  (area: string, exchange: string, line: string) => `+1 (${area}) ${exchange}-${line}`,
  (area: string, exchange: string, line: string) => `1-${area}-${exchange}-${line}`,
  (area: string, exchange: string, line: string) => `${area}.${exchange}.${line}`,
];

test('every spelling of a number is the same number', () => {
  const three = fc.integer({ min: 200, max: 999 }).map(String);
  const four = fc.integer({ min: 0, max: 9999 }).map((line) => String(line).padStart(4, '0'));
  fc.assert(
    fc.property(three, three, four, fc.constantFrom(...SPELLINGS), (area, exchange, line, spell) => {
      expect(parseUsPhone(spell(area, exchange, line))).toBe(`+1${area}${exchange}${line}`);
    }),
  );
});

test.each([undefined, null, '', '555-0110', '0065550110', '2061550110', '+44 20 7946 0958', '206555011O', {}, true])(
  '%j is no number',
  (value) => expect(parseUsPhone(value)).toBeUndefined(),
);

test('no input throws, and what comes out is E.164', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseUsPhone(value) ?? '+12065550110').toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
    }),
  );
});
