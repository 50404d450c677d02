import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

const README_BYTES = 8_192;
const README_WIDTH = 160;

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

const documents = ['README.md', ...listProjectFiles().filter((path) => path.endsWith('.md'))].map((path) => ({
  path,
  text: read(path),
}));

/** A heading's anchor as GitHub makes it: lower case, spaces to hyphens, punctuation gone. */
function findAnchors(text: string): ReadonlySet<string> {
  const headings = text.matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The relative links of a document that lead to no file, or to no heading of it. */
function findDeadLinks(path: string, text: string): string[] {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(projectRoot, found))) return true;
      return anchor !== undefined && !findAnchors(read(found)).has(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

const TOP_FOLDER = /^(?:lib|components|funnels|app|tests|public|\.deploy|\.config|\.ci)\//;
const FILE = /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)+\.(?:[cm]?[jt]sx?|p?css|md|conf)$/;

/**
 * The paths in backquotes that nothing stands at: those that begin with a top folder, and files, which may also be
 * named from the document's own folder. Patterns and `<placeholders>` name many.
 */
function findLostPaths(path: string, text: string): string[] {
  return Array.from(text.matchAll(/`([^`\s]+)`/g), ([, named = '']) => named)
    .filter((named) => !/[*<…{]/.test(named))
    .filter((named) => TOP_FOLDER.test(named) || FILE.test(named))
    .filter((named) => ![named, join(dirname(path), named)].some((place) => existsSync(join(projectRoot, place))))
    .map((named) => `${path}: ${named}`);
}

interface Decision {
  readonly number: number;
  readonly path: string;
  readonly opening: string;
}

/** Every heading such as `### D7. …`, with the first line of its paragraph. */
function listDecisions(): Decision[] {
  return documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/^#+ D(\d+)\. .+\n\n(.*)$/gm), ([, number, opening = '']) => ({
      number: Number(number),
      path,
      opening,
    })),
  );
}

test('the main README fits 8 kB, and none of its lines is wider than 160 characters', () => {
  const readme = read('README.md');
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(README_BYTES);
  expect(readme.split('\n').filter((line) => line.length > README_WIDTH)).toEqual([]);
});

test('every relative link of every page leads to a file and a heading that exist', () => {
  expect(documents.length).toBeGreaterThan(0);
  expect(documents.flatMap(({ path, text }) => findDeadLinks(path, text))).toEqual([]);
  expect(findDeadLinks('README.md', '[a](lib/nowhere.md) [b](README.md#nowhere) [c](https://example.com)')).toEqual([
    'README.md: lib/nowhere.md',
    'README.md: README.md#nowhere',
  ]);
});

test('every path that a page names in backquotes exists', () => {
  expect(documents.flatMap(({ path, text }) => findLostPaths(path, text))).toEqual([]);
  const text = '`lib/nowhere` `steps/none.ts` `steps/steps.ts` `funnels/pages` `lib/*.ts` `forms/<form>.ts` `next/og`';
  expect(findLostPaths('funnels/README.md', text)).toEqual([
    'funnels/README.md: lib/nowhere',
    'funnels/README.md: steps/none.ts',
  ]);
});

// Numbers are handed out before the work, and some are not needed in the end.
test('each decision has a number of its own', () => {
  const numbers = listDecisions().map(({ number }) => number);
  expect(numbers.filter((number, index) => number < 1 || numbers.indexOf(number) !== index)).toEqual([]);
});

test('each decision says its date, in the order of the numbers, and whether it is in force', () => {
  const decisions = listDecisions().toSorted((a, b) => a.number - b.number);
  const isWellFormed = /^\d{4}-\d\d-\d\d, (in force|superseded by \[D\d+\]\([^)]+\))\. /;
  expect(decisions.filter(({ opening }) => !isWellFormed.test(opening))).toEqual([]);
  const dates = decisions.map(({ opening }) => opening.slice(0, 10));
  expect(dates).toEqual(dates.toSorted());
});

test('the main README links to every page that holds decisions', () => {
  const readme = read('README.md');
  const pages = new Set(listDecisions().map(({ path }) => path));
  expect([...pages].filter((path) => !readme.includes(`(${path}#decisions)`))).toEqual([]);
});

test('every command that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const unknown = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g), ([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${path}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});
