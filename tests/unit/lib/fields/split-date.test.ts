import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBirthDate } from '@/lib/fields/birth-date';
import { splitDate } from '@/lib/fields/split-date';
import { countTries } from '@/tests/support/only-in-all';

const TODAY = '2026-11-22';
const MONTHS = ['January', 'feb', 'March', 'abril', 'may', 'Junio', 'jul', 'August', 'sept', 'Octubre', 'nov', 'dic'];

describe('splitDate', () => {
  it.each([
    ['03/09/1952', '03 09 1952'],
    [' 3/9/1952\n', '3 9 1952'],
    ['3 - 9 - 1952', '3 9 1952'],
    ['3.9.1952', '3 9 1952'],
    ['3 9 1952', '3 9 1952'],
    ['25/3/1952', '3 25 1952'],
    ['03091952', '03 09 1952'],
    ['4251958', '4 25 1958'],
    ['3/9/52', '3 9 52'],
    ['1952-03-09', '03 09 1952'],
    ['March 9, 1952', 'march 9 1952'],
    ['Mar. 9th 1952', 'mar 9 1952'],
    ['9 March 1952', 'march 9 1952'],
    ['9-Mar-1952', 'mar 9 1952'],
    ['9 de marzo de 1952', 'marzo 9 1952'],
    ['9 de marzo del 1952', 'marzo 9 1952'],
  ])('%j is %s', (text, expected) => {
    const { month, day, year } = splitDate(text) ?? {};
    expect([month, day, year].join(' ')).toBe(expected);
  });

  it.each([
    '',
    '3',
    '12',
    '1952',
    '3/9',
    '3/9/',
    '13/13/1952',
    '3/9/195',
    'April',
    'Apr 9',
    '2065550100',
    '1251958',
    '9 x 1952',
  ])('%j is no whole date', (text) => {
    expect(splitDate(text)).toBeUndefined();
  });

  it('any day, written in any of these ways, is that day', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat(6), (date, way) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
        const name = MONTHS[Number(month) - 1] ?? '';
        const text = [
          `${month}/${dayOfMonth}/${year}`,
          `${Number(month)}-${Number(dayOfMonth)}-${year}`,
          iso,
          `${month}${dayOfMonth}${year}`,
          `${name} ${Number(dayOfMonth)}, ${year}`,
          `${Number(dayOfMonth)} de ${name} de ${year}`,
          ` ${month} ${dayOfMonth} ${year} `,
        ][way];
        const parts = splitDate(text ?? '');
        expect(parts && buildBirthDate(parts, TODAY)).toBe(iso);
      }),
      { numRuns: countTries(2_000) },
    );
  });

  it('never throws, and leaves anything long alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void splitDate(text)));
    expect(splitDate(`${' '.repeat(100_000)}3/9/1952`)).toBeUndefined();
  });
});
