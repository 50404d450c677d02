import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from '../faults/mutant-trials';
import { projectRoot } from '../support/project-files';

const FOLDER = 'tests/faults/mutants';

const patches = readdirSync(join(projectRoot, FOLDER));

/** What Git says of a patch that does not fit the project; undefined when it does. */
function findMisfit(patch: string): string | undefined {
  try {
    execFileSync('git', ['apply', '--check', join(FOLDER, patch)], { cwd: projectRoot, stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

test('every mutant has a patch and a trial that must catch it', () => {
  expect(patches.toSorted()).toEqual(
    Object.keys(MUTANTS)
      .map((name) => `${name}.patch`)
      .toSorted(),
  );
});

test.each(patches)('%s still fits the project, and breaks the product alone', (patch) => {
  expect(findMisfit(patch)).toBeUndefined();
  const changed = readFileSync(join(projectRoot, FOLDER, patch), 'utf8').match(/(?<=^\+\+\+ b\/).+$/gm);
  expect(changed?.length).toBeGreaterThan(0);
  expect(changed?.filter((path) => !/^(lib|app|\.deploy)\//.test(path))).toEqual([]);
});
