import { beforeEach, expect, it } from 'vitest';
import { createZipQuestions } from '@/lib/browser/form/zip-questions';
import type { ZipCheck } from '@/lib/browser/answers/zip-check';
import type { LocalizedStep } from '@/lib/engine/form-state';

const byZip: Readonly<Record<string, ZipCheck>> = {
  '33101': { isUnknown: false, counties: ['Miami-Dade'] },
  '81137': { isUnknown: false, counties: ['La Plata', 'Archuleta'] },
  '30004': { isUnknown: false, counties: ['Fulton', 'Cherokee'] },
  '99999': { isUnknown: true, counties: undefined },
  '00000': { isUnknown: true, counties: undefined },
};
const step = (...names: readonly ('zipcode' | 'county')[]): LocalizedStep => ({
  ...{ name: 'zipcode', type: 'regular', question: 'ZIP?' },
  asking: { kind: 'fields', fields: names.map((name) => ({ name })) },
});
const withCounty = step('zipcode', 'county');

let shown: (readonly string[])[];
let questions: ReturnType<typeof createZipQuestions>;

beforeEach(() => {
  shown = [];
  questions = createZipQuestions({
    // What is not in the table could not be looked up.
    checkZip: async (zipCode) => byZip[zipCode] ?? { isUnknown: false, counties: undefined },
    askCounty: (counties) => shown.push(counties),
  });
});

it('a ZIP of one county goes on at once, and replaces the county of another ZIP', async () => {
  const values = await questions.settle(withCounty, { zipcode: '33101', county: undefined }, undefined);
  expect(values).toStrictEqual({ zipcode: '33101', county: undefined });
});

it('a ZIP that could not be looked up goes on at once, and leaves the county as it was', async () => {
  const values = await questions.settle(withCounty, { zipcode: '60601', county: undefined }, undefined);
  expect(values).toStrictEqual({ zipcode: '60601' });
});

it('each unknown ZIP is asked back once', async () => {
  expect(await questions.settle(step('zipcode'), { zipcode: '99999' }, undefined)).toBe('unknown');
  expect(await questions.settle(step('zipcode'), { zipcode: '00000' }, undefined)).toBe('unknown');
  expect(await questions.settle(step('zipcode'), { zipcode: '99999' }, undefined)).toMatchObject({ zipcode: '99999' });
});

it('a shared ZIP asks for the county once; the answer may be left open', async () => {
  const values = { zipcode: '81137', county: undefined };
  expect(await questions.settle(withCounty, values, undefined)).toBeUndefined();
  expect(shown).toEqual([['La Plata', 'Archuleta']]);
  expect(await questions.settle(withCounty, values, '')).toStrictEqual(values);
  expect(await questions.settle(withCounty, values, 'Archuleta')).toEqual({ zipcode: '81137', county: 'Archuleta' });
});

it('a county of another ZIP is not taken', async () => {
  await questions.settle(withCounty, { zipcode: '30004' }, undefined);
  await questions.settle(withCounty, { zipcode: '81137' }, 'Cherokee');
  expect(await questions.settle(withCounty, { zipcode: '81137' }, 'Cherokee')).toStrictEqual({
    zipcode: '81137',
    county: undefined,
  });
});

it('back at the step the county that was chosen stays', async () => {
  await questions.settle(withCounty, { zipcode: '81137' }, undefined);
  expect(await questions.settle(withCounty, { zipcode: '81137' }, undefined)).toStrictEqual({ zipcode: '81137' });
});

it('a form that does not go by county asks for none', async () => {
  expect(await questions.settle(step('zipcode'), { zipcode: '81137' }, undefined)).toMatchObject({ zipcode: '81137' });
  expect(shown).toEqual([[]]);
});
