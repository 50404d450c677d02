import { expect, test } from 'vitest';
import { listProjectFiles } from '../support/project-files';

const BANNED = new Set(['index', 'util', 'utils', 'helper', 'helpers', 'misc', 'common', 'type', 'types', 'constants']);

/** kebab-case, with dotted parts such as `.test`, `.module` and the ending. */
const KEBAB_FILE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const KEBAB_FOLDER = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
/** `[brand]`, `[...path]`, `[[...slug]]`, `(group)` as Next names them. */
const ROUTE_FOLDER = /^(\[\[?(\.\.\.)?[a-zA-Z]+\]?\]|\([a-z-]+\))$/;
/** Files whose name a tool or a custom fixes. */
const FIXED_NAMES = new Set(['README.md', 'Dockerfile', 'Caddyfile']);

function isBanned(name: string): boolean {
  return BANNED.has(name.replace(/^\./, '').split('.')[0] ?? '');
}

/** What is wrong with a path's names, or undefined. */
function findFault(path: string): string | undefined {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const underApp = path.startsWith('app/') || path.startsWith('tests/bench/bare-next/app/');
  for (const folder of folders) {
    if (isBanned(folder)) return `${path}: the folder ${folder} says nothing`;
    if (!KEBAB_FOLDER.test(folder) && !(underApp && ROUTE_FOLDER.test(folder))) {
      return `${path}: the folder ${folder} is not kebab-case`;
    }
  }
  if (FIXED_NAMES.has(file)) return undefined;
  if (isBanned(file)) return `${path}: the name ${file} says nothing`;
  return KEBAB_FILE.test(file) ? undefined : `${path}: ${file} is not kebab-case`;
}

test('the rule itself tells good names from bad ones', () => {
  expect(findFault('app/[brand]/[[...slug]]/page.tsx')).toBeUndefined();
  expect(findFault('components/ui/select-field.module.css')).toBeUndefined();
  expect(findFault('lib/form/Transition.ts')).toMatch('not kebab-case');
  expect(findFault('lib/formEngine/transition.ts')).toMatch('not kebab-case');
  expect(findFault('lib/form/[step]/page.ts')).toMatch('not kebab-case');
  expect(findFault('lib/form/index.ts')).toMatch('says nothing');
  expect(findFault('lib/utils/dates.ts')).toMatch('says nothing');
  expect(findFault('tests/unit/helpers.test.ts')).toMatch('says nothing');
});

test('files and folders are kebab-case and named for what they hold', () => {
  const files = listProjectFiles();
  expect(files.length).toBeGreaterThan(0);
  expect(files.map(findFault).filter((fault) => fault !== undefined)).toEqual([]);
});
