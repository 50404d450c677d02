import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listModels, parseModels } from '@/lib/vehicles/models';

const FORD = parseModels({
  make: 'Ford',
  models: [
    ['F-350', 1990, 2027],
    ['Bronco', 1990, 1996],
    ['Bronco', 2021, 2027],
    ['F-150', 1990, 2027],
    ['edge', 2007, 2024],
  ],
});

describe('models of a file', () => {
  it.each([
    ['no object', 'Ford'],
    ['nothing', null],
    ['no models', { make: 'Ford' }],
    ['models that are no list', { models: { Bronco: 1990 } }],
    ['rows that are none', { models: ['Bronco', null, 7, {}] }],
    ['a row too short', { models: [['Bronco', 1990]] }],
    ['a row too long', { models: [['Bronco', 1990, 1996, 2021]] }],
    ['an empty name', { models: [[' ', 1990, 1996]] }],
    ['a name longer than the field', { models: [['x'.repeat(51), 1990, 1996]] }],
    ['years as texts', { models: [['Bronco', '1990', '1996']] }],
    ['years turned round', { models: [['Bronco', 1996, 1990]] }],
    ['a year that is no number', { models: [['Bronco', 1990, Number.NaN]] }],
  ])('gives none for %s', (_, json) => {
    expect(parseModels(json)).toEqual([]);
  });

  it('keeps the sound rows beside others', () => {
    expect(parseModels({ models: [null, ['Bronco', 1990, 1996]] })).toEqual([{ name: 'Bronco', from: 1990, to: 1996 }]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ models: fc.anything() })), (json) => {
        expect(Array.isArray(parseModels(json))).toBe(true);
      }),
    );
  });
});

describe('list of models', () => {
  it('is sorted and names each model once', () => {
    expect(listModels(FORD)).toEqual(['Bronco', 'edge', 'F-150', 'F-350']);
  });

  it.each([
    ['1996', ['Bronco', 'F-150', 'F-350']],
    ['2000', ['F-150', 'F-350']],
    ['2024', ['Bronco', 'edge', 'F-150', 'F-350']],
    ['1989', []],
  ])('in %s is %j', (year, expected) => {
    expect(listModels(FORD, year)).toEqual(expected);
  });

  it('goes on with what was sold in the newest year known', () => {
    expect(listModels(FORD, '2031')).toEqual(['Bronco', 'F-150', 'F-350']);
  });

  it('is whole for a year that is none', () => {
    expect(listModels(FORD, 'soon')).toEqual(listModels(FORD));
  });
});
