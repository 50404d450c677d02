import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentences } from '../specification/sections';
import type { Sentence } from '../specification/sentence';
import { listTests } from '../support/list-tests';
import { listProjectFiles, projectRoot } from '../support/project-files';

const decisions = new Set(
  listProjectFiles()
    .filter((path) => path.endsWith('README.md'))
    .flatMap((path) => readFileSync(join(projectRoot, path), 'utf8').match(/^### D\d+(?=\. )/gm) ?? [])
    .map((heading) => heading.slice('### '.length)),
);

const known = new Map<string, ReadonlySet<string>>();

/** The tests of a file below `tests`; none when there is no such file. */
function findTests(path: string): ReadonlySet<string> {
  const place = join(projectRoot, 'tests', path);
  const tests = known.get(path) ?? new Set(existsSync(place) ? listTests(path, readFileSync(place, 'utf8')) : []);
  known.set(path, tests);
  return tests;
}

/** What is wrong with the row of a sentence, in words. */
function listFaults({ id, tests = {}, decisions: named = [] }: Sentence): readonly string[] {
  const held = Object.entries(tests).flatMap(([path, names]) => names.map((name) => ({ path, name })));
  return [
    ...(held.length + named.length === 0 ? [`${id} has neither a test nor a decision`] : []),
    ...held
      .filter(({ path, name }) => !findTests(path).has(name))
      .map(({ path, name }) => `${id}: tests/${path} has no test "${name}"`),
    ...named.filter((decision) => !decisions.has(decision)).map((decision) => `${id}: there is no ${decision}`),
  ];
}

test('every sentence of the specification has a test that holds it, or the decision that differs', () => {
  expect(sentences.flatMap(listFaults)).toEqual([]);
});

test('the sentences of each section are numbered from 1 without a gap', () => {
  for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const ids = sentences.map(({ id }) => id).filter((id) => id.startsWith(`${section}.`));
    expect(ids).not.toEqual([]);
    expect(ids).toEqual(ids.map((_, index) => `${section}.${index + 1}`));
  }
});

test('a sentence without either, and a name that is gone, are found', () => {
  const path = 'rules/specification.test.ts';
  const own = 'the sentences of each section are numbered from 1 without a gap';
  expect(listFaults({ id: '2.1', says: '' })).toEqual(['2.1 has neither a test nor a decision']);
  expect(listFaults({ id: '2.1', says: '', tests: { [path]: [own] } })).toEqual([]);
  expect(listFaults({ id: '2.1', says: '', tests: { [path]: ['gone'] }, decisions: ['D1', 'D0'] })).toEqual([
    `2.1: tests/${path} has no test "gone"`,
    '2.1: there is no D0',
  ]);
  expect(listFaults({ id: '2.1', says: '', tests: { 'unit/gone.test.ts': [own] } })).toHaveLength(1);
});

test('tests are listed with what they stand in, whatever they are called by', () => {
  const text = `
    describe('a', () => { it('b', () => {}); it.each([1])('%s c', () => {}); describe.each([1])('d', () => test.skip('e', f)); });
    test.describe('f', () => { test(\`g \${h}\`, async () => {}); });`;
  expect(listTests('x.test.ts', text)).toEqual(['a > b', 'a > %s c', 'a > d > e', 'f > g ${h}']);
});
