import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDeployedEnvExample, formatEnvExample } from '@/lib/server/settings/env-files';
import { SETTING_NAMES, SETTINGS } from '@/lib/server/settings/settings';
import { projectRoot } from '../support/project-files';

function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

const lines = readProjectFile('.env.example').trimEnd().split('\n');

test('.env.example names exactly the variables that the product reads', () => {
  const names = lines.filter((line) => !line.startsWith('#') && line !== '').map((line) => line.split('=')[0]);
  expect(names).toEqual(SETTING_NAMES);
});

test('each variable has one line that says what it is', () => {
  const undescribed = lines.filter((line, index) => /^[A-Z]/.test(line) && !lines[index - 1]?.startsWith('# '));
  expect(undescribed).toEqual([]);
  expect(SETTING_NAMES.filter((name) => /\n|^$/.test(SETTINGS[name].about))).toEqual([]);
});

test('both examples are what `npm run settings` writes', () => {
  expect(readProjectFile('.env.example')).toBe(formatEnvExample());
  expect(readProjectFile('.deploy/site.env.example')).toBe(formatDeployedEnvExample());
});
