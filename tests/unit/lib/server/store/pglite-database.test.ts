import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { copyEmptyStore, copyMigratedStore } from '@/tests/support/model-stores';
import { findProgram } from '@/tests/support/programs';

let root: string;
let path: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pglite-database-'));
  path = join(root, 'store');
});

afterEach(() => rmSync(root, { recursive: true }));

function startWriter() {
  const writer = spawn(process.execPath, [findProgram('tests/support/store-writer.ts'), `file:${path}`]);
  const printed = { stdout: '', stderr: '' };
  writer.stdout.on('data', (chunk) => (printed.stdout += String(chunk)));
  writer.stderr.on('data', (chunk) => (printed.stderr += String(chunk)));
  return { writer, printed, ended: once(writer, 'exit') };
}

test('nobody but its user comes at the files, not even of a folder that was open to all', async () => {
  mkdirSync(path, { mode: 0o755 });
  copyEmptyStore(path);
  const database = await openPgliteDatabase(path);
  await database.close();
  expect((statSync(path).mode & 0o777).toString(8)).toBe('700');
});

test('a second process is refused in plain words, and what the first acknowledged is there', async () => {
  copyMigratedStore(path);
  const first = startWriter();
  await vi.waitFor(() => expect(first.printed.stdout).not.toBe(''), { timeout: 30_000 });
  const second = startWriter();
  const [code] = (await second.ended) as [number];
  expect(code).not.toBe(0);
  expect(second.printed.stderr).toContain(`belongs to process ${first.writer.pid}`);
  expect(second.printed.stdout).toBe('');
  first.writer.kill('SIGKILL');
  await first.ended;
  const acknowledged = first.printed.stdout.split('\n').slice(0, -1);
  const database = await openPgliteDatabase(path);
  const stored = new Set((await database.query('SELECT id FROM events')).map(({ id }) => id));
  await database.close();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('what a first start that was cut short has left is made anew', async () => {
  mkdirSync(path);
  writeFileSync(join(path, 'PG_VERSION'), '17');
  writeFileSync(`${path}.making`, '');
  const database = await openPgliteDatabase(path);
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(`${path}.making`)).toBe(false);
});

test('after an abort of the database the next question finds it started anew, with all that was committed', async () => {
  copyEmptyStore(path);
  const database = await openPgliteDatabase(path);
  await database.execute('CREATE TABLE kept (a integer); INSERT INTO kept VALUES (1)');
  await database.close();
  // The abort itself cannot be had on purpose without hanging the process: the instance behaves as after one.
  const create = PGlite.create.bind(PGlite);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
    const broken = await create({ dataDir: path });
    await broken.close();
    const abort = () => Promise.reject(new WebAssembly.RuntimeError('unreachable'));
    return Object.assign(broken, { query: abort, exec: abort, transaction: abort }) as never;
  });
  const again = await openPgliteDatabase(path);
  await expect(again.query('SELECT a FROM kept')).rejects.toThrow('unreachable');
  expect(await again.query('SELECT a FROM kept')).toEqual([{ a: 1 }]);
  await again.close();
});
