import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@/lib/server/store/migrate';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';

const PACKAGE = 'node_modules/@electric-sql/pglite/package.json';

/** Kept between runs; another version of the database makes its own. */
function findModel(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return path.resolve('.data', `small-store-${version}`);
}

/** Other migrations make their own, and each month has its tables of events. */
function findMigratedModel(): string {
  const migrations = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 12);
  return `${findModel()}-${migrations}-${new Date().toISOString().slice(0, 7)}`;
}

async function makeModel(model: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(model)) return;
  const folder = `${model}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await fill(folder);
  try {
    renameSync(folder, model);
  } catch {
    // Another process was first.
    rmSync(folder, { recursive: true });
  }
}

/** Makes the stores that the others are copied from, unless they are there. */
export async function makeModelStores(): Promise<void> {
  await makeModel(findModel(), async (folder) => {
    const database = await PGlite.create(folder);
    await database.close();
    // Each start fills its shared memory with zeros: 128 MB of them take longer than all else that it does.
    appendFileSync(path.join(folder, 'postgresql.conf'), 'shared_buffers = 8MB\n');
  });
  await makeModel(findMigratedModel(), async (folder) => {
    copyEmptyStore(folder);
    const database = await openPgliteDatabase(folder);
    await migrate(database);
    await database.close();
  });
}

function copyModel(model: string, folder: string): void {
  if (existsSync(model)) cpSync(model, folder, { recursive: true });
}

/**
 * Puts an empty embedded store into a folder, as it is before the product's own migration. Making one takes four
 * seconds of a core, copying it a fraction of one. Where there is no model, the store is made when it is opened.
 */
export function copyEmptyStore(folder: string): void {
  copyModel(findModel(), folder);
}

/** The same with the product's tables in it, for whom their making is not the matter. */
export function copyMigratedStore(folder: string): void {
  copyModel(findMigratedModel(), folder);
}
