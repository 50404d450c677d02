import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** PGlite gives its files to everybody; nobody else gets as far as them. */
const OWNER_ONLY = 0o700;

/** Makes the folder, for this user alone whatever it was before. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  chmodSync(path, OWNER_ONLY);
}

/**
 * Starts the database of a folder, which this process must have to itself; recovers what a killed process left. While
 * the first start makes it, `<path>.making` says that nothing is stored yet: what a killed one has made of it is no
 * database, and is made anew.
 */
export async function startPglite(path: string): Promise<PGlite> {
  const making = `${path}.making`;
  if (existsSync(making)) {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
  } else if (!existsSync(join(path, 'PG_VERSION'))) {
    writeFileSync(making, '', { mode: 0o600 });
  }
  const pglite = await PGlite.create({ dataDir: path });
  rmSync(making, { force: true });
  return pglite;
}
