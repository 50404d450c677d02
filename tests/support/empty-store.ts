import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const PACKAGE = 'node_modules/@electric-sql/pglite/package.json';

/** Kept between runs; another version of the database makes its own. */
function findModel(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return path.resolve('.data', `empty-store-${version}`);
}

/** Makes the empty store that the others are copied from, unless it is there. */
export async function makeEmptyStore(): Promise<void> {
  const model = findModel();
  if (existsSync(model)) return;
  const folder = `${model}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const database = await PGlite.create(folder);
  await database.close();
  try {
    renameSync(folder, model);
  } catch {
    // Another process was first.
    rmSync(folder, { recursive: true });
  }
}

/**
 * Puts an empty embedded store into a folder, as it is before the product's own migration. Making one takes four
 * seconds of a core, copying it a fraction of one. Where there is no model, the store is made when it is opened.
 */
export function copyEmptyStore(folder: string): void {
  const model = findModel();
  if (existsSync(model)) cpSync(model, folder, { recursive: true });
}
