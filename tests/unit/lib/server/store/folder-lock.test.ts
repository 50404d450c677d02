import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFolderInUse, lockFolder } from '@/lib/server/store/folder-lock';
import { identifyThisProcess } from '@/lib/server/store/process-identity';

let root: string;
let path: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  path = join(root, 'store');
});

afterEach(() => rmSync(root, { recursive: true }));

function leaveLock(change: Readonly<Record<string, unknown>>): void {
  writeFileSync(`${path}.lock`, JSON.stringify({ ...identifyThisProcess(), ...change }));
}

async function findRefusal(): Promise<Error> {
  const error: unknown = await lockFolder(path).catch((reason: unknown) => reason);
  if (!isFolderInUse(error)) throw new Error('the folder was given twice', { cause: error });
  return error;
}

test('a folder has one owner until it is released, and who comes second is told who that is', async () => {
  const release = await lockFolder(path);
  const { message } = await findRefusal();
  expect(message).toContain(`process ${process.pid} `);
  expect(message).toContain(`remove ${path}.lock`);
  release();
  expect(readdirSync(root)).toEqual([]);
  (await lockFolder(path))();
});

test.each([
  ['a process that has ended', { pid: spawnSync(process.execPath, ['-e', '']).pid }],
  ['an earlier process with the number of a later one', { start: 'another start' }],
])('the lock of %s does not count', async (_who, change) => {
  leaveLock(change);
  const release = await lockFolder(path);
  expect(readFileSync(`${path}.lock`, 'utf8')).toContain(`"pid":${process.pid}`);
  release();
});

test('whether a process of another machine lives nobody knows: it keeps its lock', async () => {
  leaveLock({ place: 'elsewhere boot namespace' });
  expect((await findRefusal()).message).toContain('on elsewhere');
});

test('what is no lock of ours is left alone', async () => {
  writeFileSync(`${path}.lock`, 'what is this');
  await findRefusal();
  expect(existsSync(`${path}.lock`)).toBe(true);
});

test('of many that find a dead owner at once one has the folder', async () => {
  leaveLock({ start: 'another start' });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
