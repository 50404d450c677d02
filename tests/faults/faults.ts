import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument } from 'commander';
import { runInForeground } from '@/lib/commands/process/child';
import { elapsed } from '@/lib/commands/process/phase-progress';
import { createCommand, runCommandLine } from '@/lib/commands/process/command-line';
import { runCommand } from '@/lib/commands/process/run-command';
import { startOwnPostgres } from '@/tests/support/own-postgres';
import { setup as bundlePrograms } from '@/tests/support/programs';
import { formatTrialTable, readTrialReports, REPORT_FILE, type TrialReport } from './trial-report';

// npm run faults [-- <trial> [<its arguments>]] [--reuse]: every trial, or one of them. `--reuse` takes the standalone
// build that is there. It ends with one table of what was tried and held. What npm test tries in short stands in
// short-faults.test.ts and beside the source.
const TRIALS: Readonly<Record<string, { readonly file: string; readonly needsBuild: boolean }>> = {
  kills: { file: 'kills', needsBuild: true },
  'one-key': { file: 'one-key', needsBuild: true },
  cache: { file: 'cache-tier', needsBuild: true },
  hostile: { file: 'hostile', needsBuild: true },
  outcomes: { file: 'outcomes', needsBuild: true },
  month: { file: 'month', needsBuild: false },
  volume: { file: 'volume', needsBuild: false },
  soak: { file: 'soak', needsBuild: true },
  skew: { file: 'skew', needsBuild: true },
  restore: { file: 'restore', needsBuild: true },
  mutants: { file: 'mutants', needsBuild: false },
  overload: { file: 'overload', needsBuild: true },
  confirmed: { file: 'confirmed', needsBuild: false },
  migrations: { file: 'migrations', needsBuild: false },
};

function runFile(
  path: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return runInForeground(['--import', 'tsx', path, ...args], env);
}

/** What a trial reported, and a line of its own when it failed otherwise or reported nothing. */
async function runReported(
  name: string,
  run: (reportFile: string) => Promise<number>,
): Promise<readonly TrialReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-report-'));
  const file = join(folder, 'reports.jsonl');
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  try {
    const isHeld = (await run(file)) === 0;
    console.log(`== ${name}: ${isHeld ? 'ok' : 'FAILED'} in ${elapsed(startedAt)}`);
    const reports = readTrialReports(file);
    const isTold = reports.length > 0 && (isHeld || reports.some((report) => !report.isHeld));
    const whole = { trial: name, tried: {}, seconds: (Date.now() - startedAt) / 1000, isHeld };
    return isTold ? reports : [...reports, whole];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function tryAll(
  asked: string | undefined,
  args: readonly string[],
  { reuse }: { readonly reuse?: true },
): Promise<void> {
  const names = asked === undefined ? Object.keys(TRIALS) : [asked];
  const trials = names.flatMap((name) => TRIALS[name] ?? []);
  if (trials.some(({ needsBuild }) => needsBuild) && !reuse) {
    if ((await runFile('lib/commands/standalone.ts')) !== 0) throw new Error('The standalone build failed.');
  }
  await bundlePrograms();
  const named = process.env['TEST_DATABASE_URL'];
  const postgres = named === undefined ? await startOwnPostgres() : undefined;
  const url = named ?? postgres?.url;
  const reports: TrialReport[] = [];
  for (const { file } of trials) {
    const told = await runReported(file, (reportFile) => {
      const env = { [REPORT_FILE]: reportFile, ...(url !== undefined && { TEST_DATABASE_URL: url }) };
      return runFile(`tests/faults/${file}.ts`, args, env);
    });
    reports.push(...told);
  }
  await postgres?.destroy();
  console.log(`\n${formatTrialTable(reports)}`);
  const failed = reports.filter(({ isHeld }) => !isHeld);
  if (failed.length > 0) throw new Error(`Failed: ${failed.map(({ trial }) => trial).join(', ')}.`);
}

void runCommandLine(
  createCommand('faults', 'Tries what reliability promises, and ends with one table of what was tried and held.')
    .addArgument(new Argument('[trial]', 'one of them; all without it').choices(Object.keys(TRIALS)))
    .argument('[arguments...]', 'of that trial, as its file says')
    .option('--reuse', 'takes the standalone build that is there')
    .action((asked: string | undefined, args: readonly string[], options: { readonly reuse?: true }) =>
      runCommand(() => tryAll(asked, args, options)),
    ),
);
