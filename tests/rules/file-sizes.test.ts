import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const MAXIMUM_LINES = 250;
/** A family of pages is a list, and a test is a list of cases: longer, and still easy to read. */
const MAXIMUM_LINES_OF_LISTS = 400;
const LISTS = /^(funnels\/pages\/|tests\/.+\.(test|spec)\.tsx?$)/;

function countLines(path: string): number {
  return readFileSync(join(projectRoot, path), 'utf8').trimEnd().split('\n').length;
}

test('no file is longer than a reader can hold', () => {
  const sources = listProjectFiles().filter((path) => SOURCE.test(path));
  expect(sources.length).toBeGreaterThan(0);
  const tooLong = sources
    .map((path) => ({
      path,
      lines: countLines(path),
      maximum: LISTS.test(path) ? MAXIMUM_LINES_OF_LISTS : MAXIMUM_LINES,
    }))
    .filter(({ lines, maximum }) => lines > maximum)
    .map(({ path, lines, maximum }) => `${path}: ${lines} lines, ${maximum} allowed`);
  expect(tooLong).toEqual([]);
});
