import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { findProgram } from '@/tests/support/programs';

test('a first start that was killed in the middle leaves a folder that the next one opens', async () => {
  const root = mkdtempSync(join(tmpdir(), 'first-start-'));
  const path = join(root, 'store');
  const writer = spawn(process.execPath, [findProgram('tests/support/store-writer.ts'), `file:${path}`]);
  const ended = once(writer, 'exit');
  while (!existsSync(join(path, 'PG_VERSION'))) await wait(1);
  writer.kill('SIGKILL');
  await ended;
  const database = await openPgliteDatabase(path);
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await database.close();
  const again = await openPgliteDatabase(path);
  await again.close();
  rmSync(root, { recursive: true });
}, 180_000);
