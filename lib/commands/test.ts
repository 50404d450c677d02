import { rmSync } from 'node:fs';
import { Argument } from 'commander';
import { runInForeground, startChild } from './process/child';
import { createCommand, runCommandLine } from './process/command-line';
import { ensureChromium } from './process/ensure-chromium';
import { PLANTED_SECRETS } from './process/planted-secrets';
import { BUILD, PLAYWRIGHT, VITEST } from './process/programs';
import { elapsed } from './process/phase-progress';
import { readPlaywrightReport, readVitestReport } from './process/test-report';
import { formatCoverage, formatPhaseTimes, type PhaseTime } from './process/test-summary';

const VITEST_REPORT = 'reports/vitest.json';
const PLAYWRIGHT_REPORT = 'reports/playwright.json';
const COVERAGE_REPORT = 'reports/coverage.json';

const VITEST_ARGS = [...VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

interface Phase {
  readonly title: string;
  /** Resolves with an exit code. */
  readonly run: () => Promise<number>;
}

/** Beside a phase that has the terminal: what it prints is shown when it failed. */
async function runBeside(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = startChild({ name: 'beside', args, env });
  const code = await child.exited;
  if (code !== 0) console.log(child.output());
  return code;
}

/** One after the other, those of a row beside each other; a row in which one fails is the last. */
function listPhases(scope: Readonly<Record<string, string>>): readonly (readonly Phase[])[] {
  return [
    [
      {
        title: 'Browser',
        run: () => {
          console.log(`Chromium: ${ensureChromium()}`);
          return Promise.resolve(0);
        },
      },
    ],
    [
      {
        title: 'Types, lint, imports, unused code, format',
        run: () => runInForeground(['--import', 'tsx', 'lib/commands/check.ts']),
      },
    ],
    // Each leaves a quarter of two cores idle: units wait for clocks, the build for its one compiler.
    [
      {
        title: 'Units and rules',
        run: () => runInForeground(VITEST_ARGS, { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...scope }),
      },
      {
        title: 'Production build',
        run: () => runBeside(BUILD, { ...PLANTED_SECRETS, APP_ENV: 'demo', TYPES_CHECKED: '1' }),
      },
    ],
    [{ title: 'End to end', run: () => runInForeground([...PLAYWRIGHT, 'test'], scope) }],
  ];
}

function runTrial(...args: readonly string[]): Phase {
  const run = () => runInForeground(['--import', 'tsx', 'tests/faults/faults.ts', ...args]);
  return { title: `Trial: ${args.join(' ')}`, run };
}

function runWalks(title: string, ...args: readonly string[]): Phase {
  return { title, run: () => runInForeground(['--import', 'tsx', 'lib/commands/walk.ts', ...args]) };
}

/** Each shorter than `npm run faults` has it, which takes hours; the first to need the standalone build makes it. */
const TRIALS: readonly Phase[] = [
  runWalks('Every place, walked and looked at', 'axe'),
  runTrial('mutants'),
  runTrial('confirmed'),
  runTrial('cache'),
  runTrial('kills', '20', '--reuse'),
  runTrial('one-key', '20', '--reuse'),
  runTrial('hostile', '7000', '--reuse'),
  runTrial('restore', '500', '--reuse'),
  runTrial('overload', '400', '200000', '--reuse'),
  runTrial('soak', '2', '--reuse'),
  runTrial('skew', '--reuse'),
];

async function runPhase({ title, run }: Phase, number: string, times: PhaseTime[]): Promise<boolean> {
  const startedAt = Date.now();
  console.log(`\n${number} ${title}`);
  const code = await run().catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  times.push({ title, ms: Date.now() - startedAt });
  console.log(`${number} ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${elapsed(startedAt)}`);
  return code === 0;
}

async function runPhases(rows: readonly (readonly Phase[])[], times: PhaseTime[]): Promise<boolean> {
  for (const [index, row] of rows.entries()) {
    const number = `[${index + 1}/${rows.length}]`;
    const passed = await Promise.all(row.map((phase) => runPhase(phase, number, times)));
    if (passed.includes(false)) return false;
  }
  return true;
}

/** CI reads the last line; a run that stopped outside a test still counts one failure. */
function printTotal(allPhasesPassed: boolean, times: readonly PhaseTime[], wholeMs: number): void {
  const counts = [readVitestReport(VITEST_REPORT), readPlaywrightReport(PLAYWRIGHT_REPORT)];
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => counts.reduce((total, count) => total + count[key], 0);
  const coverage = formatCoverage(COVERAGE_REPORT);
  if (coverage !== '') console.log(`\nWhat the end-to-end tests came to\n${coverage}`);
  console.log(`\nMinutes\n${formatPhaseTimes(times, wholeMs)}`);
  const skipped = sum('skipped');
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  const failed = allPhasesPassed ? sum('failed') : Math.max(sum('failed'), 1);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}

/** With `isAll` nothing is left out (tests/support/only-in-all.ts), and the trials follow. */
async function test(isAll: boolean): Promise<void> {
  rmSync('reports', { recursive: true, force: true });
  const times: PhaseTime[] = [];
  const startedAt = Date.now();
  const phases = listPhases(isAll ? { TEST_ALL: '1' } : {});
  const passed = await runPhases([...phases, ...(isAll ? TRIALS.map((trial) => [trial]) : [])], times);
  printTotal(passed, times, Date.now() - startedAt);
  process.exitCode = passed ? 0 : 1;
}

void runCommandLine(
  createCommand('test', 'Runs types, lint, units, the production build and the end-to-end tests.')
    .addArgument(new Argument('[scope]', 'all: everything there is, the long trials too').choices(['all']))
    .action((scope?: string) => test(scope === 'all')),
);
