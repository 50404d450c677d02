import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENV_NAMES } from '@/lib/server/env';
import { projectRoot } from '../support/project-files';

const lines = readFileSync(join(projectRoot, '.env.example'), 'utf8').trimEnd().split('\n');

test('.env.example names exactly the variables that the product reads', () => {
  const names = lines.filter((line) => !line.startsWith('#') && line !== '').map((line) => line.split('=')[0]);
  expect(names).toEqual(ENV_NAMES);
});

test('each variable has one line that says what it is', () => {
  const undescribed = lines.filter((line, index) => /^[A-Z]/.test(line) && !lines[index - 1]?.startsWith('# '));
  expect(undescribed).toEqual([]);
});
