import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as it lies on the disk. */
export interface Installed {
  readonly name: string;
  readonly version: string;
  /** As the package names it, an SPDX expression; `unknown` where it names none. */
  readonly licence: string;
  /** Whether only building and testing need it. */
  readonly isDevelopment: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
}

/** What the lock file names and this machine has; the binaries of other platforms are not here to be read. */
export function listInstalled(root = '.'): readonly Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(packages).flatMap(([folder, { dev = false, devOptional = false }]) => {
    const file = join(root, folder, 'package.json');
    if (folder === '' || !existsSync(file)) return [];
    const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const licence = typeof license === 'string' ? license : 'unknown';
    return [{ name, version, licence, isDevelopment: dev || devOptional }];
  });
}
