import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** The folders in which node would look for a dependency of the package in `folder`, nearest first. */
function listCandidates(folder: string, dependency: string): string[] {
  const parents =
    folder === '' ? [] : listCandidates(folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), dependency);
  return [`${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`, ...parents];
}

it('the lock file lists the packages of every platform, so that npm ci asks no registry for the others', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (dependency) => !listCandidates(folder, dependency).some((candidate) => packages[candidate] !== undefined),
    ),
  );
  expect(missing).toEqual([]);
});
