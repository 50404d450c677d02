import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../support/project-files';

const OLD_SECRET = '0'.repeat(32);
let folder: string;

function readSettings(): Readonly<Record<string, string>> {
  const lines = readFileSync(join(folder, 'site.env'), 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** The commands that the operators' page gives, each on a line of its own. */
function listCommands(): readonly string[] {
  const page = readFileSync(join(projectRoot, '.deploy/README.md'), 'utf8');
  const [, commands = ''] = /## Rotate a secret\n[^]*?```\n([^]*?)\n```/.exec(page) ?? [];
  return commands.split('\n');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotation-'));
  copyFileSync(join(projectRoot, '.deploy/site.env.example'), join(folder, 'site.env'));
  const given = readFileSync(join(folder, 'site.env'), 'utf8');
  writeFileSync(join(folder, 'site.env'), given.replace(/^SESSION_SECRET=$/m, `SESSION_SECRET=${OLD_SECRET}`));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('two commands rotate the secret: every process learns of the new one before any seals with it', () => {
  const [announce = '', swap = '', ...others] = listCommands();
  expect(others).toEqual([]);
  const before = readSettings();

  execFileSync('sh', ['-c', announce], { cwd: folder });
  const announced = readSettings();
  const coming = announced['SESSION_SECRET_PREVIOUS'];
  expect(announced['SESSION_SECRET']).toBe(OLD_SECRET);
  expect(coming).toMatch(/^[\da-f]{64}$/);

  execFileSync('sh', ['-c', swap], { cwd: folder });
  expect(readSettings()).toEqual({ ...before, SESSION_SECRET: coming, SESSION_SECRET_PREVIOUS: OLD_SECRET });
});
