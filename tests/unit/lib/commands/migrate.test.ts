import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCommand } from '@/lib/commands/process/bundle-command';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { copyEmptyStore } from '@/tests/support/model-stores';
import { projectRoot } from '@/tests/support/project-files';

let folder = '';

// Below the project, whose packages stand in for the copies beside the standalone build.
beforeAll(async () => {
  mkdirSync(join(projectRoot, '.data'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, '.data/migrate-'));
  copyEmptyStore(join(folder, 'store'));
  await bundleCommand('lib/commands/migrate.ts', join(folder, 'migrate.js'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(databaseUrl: string): Promise<readonly [code: number, output: string]> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ['migrate.js'], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve([Number(error?.code ?? 0), stdout + stderr]),
    );
  });
}

test('beside the server one file changes the tables, with no setting but the database, and once', async () => {
  const [code, output] = await run('file:store');
  expect(code).toBe(0);
  for (const { id } of MIGRATIONS) expect(output).toContain(`migration ${id}, step 1 of`);
  expect(await run('file:store')).toEqual([0, 'the tables are those of this build\n']);
});

test('what goes wrong is one message and code 1, without the password', async () => {
  const [code, output] = await run('postgres://site:planted-secret@127.0.0.1:1/site');
  expect(code).toBe(1);
  expect(output).toMatch('ECONNREFUSED');
  expect(await run('mysql://planted-secret@127.0.0.1/site')).toEqual([
    1,
    expect.stringContaining('DATABASE_URL is wrong') as string,
  ]);
  expect(output).not.toMatch('planted-secret');
});
