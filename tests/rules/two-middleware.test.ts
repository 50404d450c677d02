import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-files';

interface Manifest {
  readonly type?: string;
}

function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

const manifest = JSON.parse(readProjectFile('package.json')) as Manifest;

test('there is one middleware: proxy.ts would be a second one, and a slower build', () => {
  expect(existsSync(join(projectRoot, 'middleware.ts'))).toBe(true);
  for (const ending of ['ts', 'tsx', 'js', 'mjs', 'cjs']) {
    expect(existsSync(join(projectRoot, `proxy.${ending}`))).toBe(false);
    expect(existsSync(join(projectRoot, `src/proxy.${ending}`))).toBe(false);
  }
});

test('package.json declares no module type', () => {
  expect(manifest.type).toBeUndefined();
});
