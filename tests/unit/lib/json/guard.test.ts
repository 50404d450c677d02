import { expect, expectTypeOf, test } from 'vitest';
import { isBoolean, isNumber, isRecord, isText, type Guard } from '@/lib/json/guard';
import { listOf, nullable, optional, recordOf, shape } from '@/lib/json/shape';

interface Place {
  readonly zip: string;
  readonly county: string | null;
  readonly nick?: string;
}

const isPlace = shape<Place>({ zip: isText, county: nullable(isText), nick: optional(isText) });

const CASES: readonly (readonly [
  name: string,
  guard: Guard<unknown>,
  good: readonly unknown[],
  bad: readonly unknown[],
])[] = [
  ['a record', isRecord, [{}, { a: 1 }], [null, undefined, [], 'text', 1]],
  ['a text', isText, ['', 'a'], [1, null, undefined, {}]],
  ['a boolean', isBoolean, [true, false], ['true', 0, null]],
  ['a number', isNumber, [0, -1.5], [NaN, Infinity, '1', null]],
  ['a list', listOf(isText), [[], ['a']], [['a', 1], {}, 'a']],
  ['a record of texts', recordOf(isText), [{}, { a: 'b' }], [{ a: 1 }, ['a'], null]],
  [
    'a shape',
    isPlace,
    [
      { zip: '33101', county: null },
      { zip: '33101', county: 'Miami-Dade', nick: 'home', more: 1 },
    ],
    [{ zip: '33101' }, { zip: 33101, county: null }, { zip: '33101', county: null, nick: null }, null, []],
  ],
];

test.each(CASES)('%s is told from what is none', (_name, guard, good, bad) => {
  expect(good.map(guard)).toEqual(good.map(() => true));
  expect(bad.map(guard)).toEqual(bad.map(() => false));
});

test('the compiler asks for each member of a shape', () => {
  // @ts-expect-error -- county has no guard
  shape<Place>({ zip: isText, nick: optional(isText) });
  expectTypeOf(isPlace).toEqualTypeOf<Guard<Place>>();
});
