import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

function resolveModule(from: string, specifier: string): string {
  return specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
}

/** Classes that a component takes from a style sheet that has none of that name: the compiler lets them be undefined. */
function listMissingClasses(path: string): readonly string[] {
  const source = read(path);
  const body = source.replaceAll(MODULE_IMPORT, '');
  return [...source.matchAll(MODULE_IMPORT)].flatMap(([, name = '', specifier = '']) => {
    const sheet = resolveModule(path, specifier);
    const classes = new Set([...read(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found));
    const used = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, found]) => found);
    return used.filter((found) => !classes.has(found)).map((found) => `${path}: ${sheet} has no .${found}`);
  });
}

test('a component names no class that its style sheet does not have', () => {
  const components = listProjectFiles().filter((path) => /^(components|app)\/.*\.tsx?$/.test(path));
  expect(components.some((path) => read(path).includes('.module.css'))).toBe(true);
  expect(components.flatMap(listMissingClasses)).toEqual([]);
});
