import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy';
import { MUTANT_TRIALS, MUTANTS } from './mutant-trials';
import { runTrial } from './run-trial';
import { TrialFault } from './trial-fault';
import { reportTrial } from './trial-report';

// npm run faults -- mutants [<names>]: shows that the trials can fail. Each patch of `mutants` breaks a copy of the project
// as somebody might; the trial that is there for it, in its shortest form, must fail on that copy, and hold on ours.
const ASKED = process.argv.slice(2);
const ALSO_COPIED = ['tests', 'vitest.config.ts', '.deploy'];

function applyPatch(folder: string, name: string, ...flags: readonly string[]): void {
  const patch = resolve('tests/faults/mutants', `${name}.patch`);
  // The copy is no checkout, and lies in none.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
  execFileSync('git', ['apply', ...flags, patch], { cwd: folder, env });
}

/** What the trial finds at fault; undefined where it holds. Throws when it could not be tried. */
async function findFault(
  trial: keyof typeof MUTANT_TRIALS,
  project: string,
  postgres: OwnPostgres,
): Promise<string | undefined> {
  try {
    await MUTANT_TRIALS[trial](project, postgres);
    return undefined;
  } catch (error) {
    if (error instanceof TrialFault) return error.message;
    throw error;
  }
}

/** Whether the trial fails on the mutant. */
async function isCaught(name: string, copy: ProjectCopy, postgres: OwnPostgres): Promise<boolean> {
  const trial = MUTANTS[name];
  if (!trial) throw new Error(`No mutant ${name}; there are ${Object.keys(MUTANTS).join(', ')}.`);
  applyPatch(copy.folder, name);
  try {
    const fault = await findFault(trial, copy.folder, postgres);
    console.log(`${fault === undefined ? '✗ survived' : '✓ caught'}: ${name}, by ${trial}: ${fault ?? ''}`);
    return fault !== undefined;
  } finally {
    applyPatch(copy.folder, name, '-R');
  }
}

/** The trials that do not hold on the project as it is; they would catch any mutant. */
async function listBrokenTrials(names: readonly string[], postgres: OwnPostgres): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const trial of new Set(names.flatMap((name) => MUTANTS[name] ?? []))) {
    const fault = await findFault(trial, '.', postgres);
    console.log(`${fault === undefined ? '✓ holds' : '✗ does not hold'} without a mutant: ${trial} ${fault ?? ''}`);
    if (fault !== undefined) broken.push(trial);
  }
  return broken;
}

runTrial(async () => {
  const startedAt = performance.now();
  const names = ASKED.length === 0 ? Object.keys(MUTANTS) : ASKED;
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here.');
  const copy = copyProject(ALSO_COPIED);
  try {
    const broken = await listBrokenTrials(names, postgres);
    const survived: string[] = [];
    for (const name of names) if (!(await isCaught(name, copy, postgres))) survived.push(name);
    const seconds = (performance.now() - startedAt) / 1000;
    const isHeld = broken.length + survived.length === 0;
    const tried = { mutants: names.length, survived: survived.length, 'broken trials': broken.length };
    reportTrial({ trial: 'mutants', tried, seconds, isHeld });
    return isHeld;
  } finally {
    await copy.close();
    await postgres.destroy();
  }
});
