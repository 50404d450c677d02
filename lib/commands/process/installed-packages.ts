import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Installed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, or `unknown`. */
  readonly licence: string;
  readonly isDevelopment: boolean;
  /** The file with what was taken of a package that is not installed. */
  readonly copiedTo?: string;
}

/** Whose works stand in our own files; each file says where its notice is. */
export const COPIED: readonly Installed[] = [
  {
    name: '@phosphor-icons/core',
    version: '2.1.1',
    licence: 'MIT',
    isDevelopment: false,
    copiedTo: 'public/images/icons.svg',
  },
];

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
}

/** Only what is installed: binaries of other platforms cannot be read here. */
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
