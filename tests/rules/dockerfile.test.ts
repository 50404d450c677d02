import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseRelativeFolder } from '@/lib/server/settings/private-links';
import { projectRoot } from '../support/project-files';

const [, ...stages] = readFileSync(join(projectRoot, '.deploy/Dockerfile'), 'utf8').split(/^FROM .*$/m);

test('both stages of the image are for the environment of its one argument', () => {
  expect(stages).toHaveLength(2);
  for (const stage of stages) {
    expect(stage).toMatch(/^ARG APP_ENV=production$/m);
    expect(stage).toMatch(/^ENV (?:\S+=\S+ )*APP_ENV=\$APP_ENV(?: |$)/m);
  }
});

test('the spool of the image is a volume of its own, by a path that production takes', () => {
  const [, folder = ''] = /^ENV SPOOL_FOLDER=(\S+)$/m.exec(stages[1] ?? '') ?? [];
  expect(stages[1]).toContain(`\nVOLUME ${folder}\n`);
  expect(refuseRelativeFolder(folder)).toBeUndefined();
  expect(readFileSync(join(projectRoot, '.deploy/README.md'), 'utf8')).toMatch(new RegExp(`-v [\\w-]+:${folder} `));
});
