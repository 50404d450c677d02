import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { projectRoot } from '../../../support/project-files';

function launch(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'lib/commands/launch.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
}

test('without a brand it says of each whether production shows it, and what is to be mended', () => {
  const { status, stdout } = launch();
  expect(status).toBe(1);
  const told = Array.from(stdout.matchAll(/^(\w+) is not ready: \d+ to mend\. Until then production answers 503/gm));
  expect(told.map(([, code]) => code)).toEqual(BRAND_CODES);
  expect(stdout).toMatch(/^ {4}funnels\/brands\/wc\.ts:\d+ {2}identity\.licence is missing$/m);
});

test('with one it speaks of that alone, and of none that is not there', () => {
  expect(launch('wc').stdout).not.toMatch(/^m10/m);
  expect(launch('nobody')).toMatchObject({ status: 2, stdout: '' });
});
