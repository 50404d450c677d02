import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-files';

const PINNED = ['next', 'react', 'react-dom', '@sentry/nextjs'] as const;
/** Older releases let a crafted request pass the middleware by. */
const OLDEST_SAFE_NEXT = [16, 3, 3] as const;

interface Manifest {
  readonly type?: string;
  readonly dependencies: Readonly<Record<string, string>>;
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

test.each(PINNED)('%s has an exact version', (name) => {
  expect(manifest.dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('next is not older than the oldest safe release', () => {
  const version = manifest.dependencies.next?.split('.').map(Number) ?? [];
  const firstDifference = OLDEST_SAFE_NEXT.findIndex((part, index) => version[index] !== part);
  if (firstDifference === -1) return;
  expect(version[firstDifference]).toBeGreaterThan(OLDEST_SAFE_NEXT[firstDifference] ?? 0);
});

test('the lock file names no registry', () => {
  expect(readProjectFile('package-lock.json')).not.toContain('"resolved"');
});
