import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildBirthDate,
  deriveBirthDate,
  findBirthDateFault,
  parseBirthDate,
  parseBirthYear,
} from '@/lib/fields/birth-date';
import { projectRoot } from '../../../support/project-files';
import { countTries } from '@/tests/support/only-in-all';

/** Apia skipped 30 December 2011; St John’s is half an hour off. */
const TIME_ZONES = ['UTC', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata', 'America/St_Johns'];
const TODAY = '2026-11-22';
const SCRIPT = join(projectRoot, 'tests/support/birth-date-days.ts');

describe('parseBirthDate', () => {
  it.each(TIME_ZONES)('reads every day from 1900 to 2030 in %s, however it is written', (timeZone) => {
    const output = execFileSync(process.execPath, ['--import', 'tsx', SCRIPT], {
      cwd: projectRoot,
      env: { ...process.env, TZ: timeZone },
      encoding: 'utf8',
    });
    // Runtimes differ in the name that they give to India's zone.
    const report = JSON.parse(output.replace('Asia/Calcutta', 'Asia/Kolkata')) as unknown;
    expect(report).toEqual({ timeZone, days: 47_847, faults: [] });
  });

  it('drops days that do not exist, that are not past, and from before 1900', () => {
    const number = (maximum: number) => fc.integer({ min: 0, max: maximum });
    fc.assert(
      fc.property(number(9999), number(99), number(99), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))];
        const date = new Date(0);
        date.setUTCFullYear(year, month - 1, day);
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const iso = exists && year >= 1900 && text.join('-') < TODAY ? text.join('-') : undefined;
        expect(parseBirthDate(text.join('-'), TODAY)).toBe(iso);
      }),
      { numRuns: countTries(10_000) },
    );
  });
});

it('a month-first date that lies ahead is not read day first', () => {
  expect(parseBirthDate('12/01/2026', TODAY)).toBeUndefined();
  expect(parseBirthDate('01/12/2026', TODAY)).toBe('2026-01-12');
});

it.each([
  ['1958', '1958'],
  [' 2026 ', '2026'],
  [1900, '1900'],
  ['1899', undefined],
  ['2027', undefined],
  ['58', undefined],
])('%j as a year of birth is %j', (input, expected) => {
  expect(parseBirthYear(input, TODAY)).toBe(expected);
});

describe('buildBirthDate', () => {
  it.each([
    [{ month: '4', day: '2', year: '1958' }, '1958-04-02'],
    [{ month: '04', day: '02', year: '1958' }, '1958-04-02'],
    [{ month: 'Apr', day: '25', year: '1958' }, '1958-04-25'],
    [{ month: ' diciembre ', day: ' 31 ', year: ' 1960 ' }, '1960-12-31'],
    [{ month: 2, day: 29, year: 2000 }, '2000-02-29'],
    [{ month: '2', day: '29', year: '1900' }, undefined],
    [{ month: '11', day: '21', year: '2026' }, '2026-11-21'],
    [{ month: '11', day: '22', year: '2026' }, undefined],
    [{ month: '12', day: '31', year: '1899' }, undefined],
    [{ month: '2', day: '30', year: '1958' }, undefined],
    [{ month: '25', day: '4', year: '1958' }, undefined],
    [{ month: '4', day: '25', year: '58' }, undefined],
    [{ month: '', day: '', year: '' }, undefined],
    [{ month: undefined, day: null, year: {} }, undefined],
  ])('%j is %j', (parts, expected) => {
    expect(buildBirthDate(parts, TODAY)).toBe(expected);
  });
});

describe('findBirthDateFault', () => {
  it.each([
    [['', ' ', undefined], 'empty'],
    [['', '25', '1958'], 'noMonth'],
    [['4', '', '1958'], 'noDay'],
    [['4', '25', ''], 'noYear'],
    [['13', '25', '1958'], 'wrongMonth'],
    [['4', '32', '1958'], 'wrongDay'],
    [['4', '25', '58'], 'wrongYear'],
    [['2', '30', '1958'], 'noSuchDay'],
    [['feb', '28', '1958'], undefined],
    [['1', '1', '1899'], 'earlyYear'],
    [['1', '1', '0000'], 'earlyYear'],
    [['1', '1', '1900'], undefined],
    [['11', '21', '2026'], undefined],
    [['11', '22', '2026'], 'notPast'],
    [['1', '1', '2027'], 'notPast'],
    [['1', '1', '2999'], 'notPast'],
    [['2', '30', '2999'], 'noSuchDay'],
  ])('%j is %j', ([month, day, year], expected) => {
    expect(findBirthDateFault({ month, day, year }, TODAY)).toBe(expected);
  });

  it('finds none exactly when the boxes name a day', () => {
    const part = fc.oneof(
      fc.constantFrom('', '2', '29', '30', '31', 'feb', '1899', '1900', '2000', '2026', '2999'),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.record({ month: part, day: part, year: part }), (parts) => {
        return (findBirthDateFault(parts, TODAY) === undefined) === (buildBirthDate(parts, TODAY) !== undefined);
      }),
      { numRuns: countTries(10_000) },
    );
  });
});

describe('deriveBirthDate', () => {
  it.each([
    [65, '2026-03-01', '1961-01-01'],
    [0, '2026-12-30', '2026-01-01'],
    [120, '2026-01-01', '1906-01-01'],
  ])('someone of %d on %s counts as born on %s', (age, today, expected) => {
    expect(deriveBirthDate(age, today)).toBe(expected);
    expect(parseBirthDate(expected, '2026-12-31')).toBe(expected);
  });
});
