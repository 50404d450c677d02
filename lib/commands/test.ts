import { rmSync } from 'node:fs';
import { runInForeground } from './child';
import { findOrInstallChromium } from './find-chromium';
import { PLANTED_SECRETS } from './planted-secrets';
import { NEXT, PLAYWRIGHT, VITEST } from './programs';
import { elapsed } from './progress';
import { readPlaywrightReport, readVitestReport } from './test-report';

const VITEST_REPORT = 'reports/vitest.json';
const PLAYWRIGHT_REPORT = 'reports/playwright.json';

const VITEST_ARGS = [...VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];

/** Each phase resolves with an exit code; the first that is not 0 ends the run. */
const PHASES: readonly { readonly title: string; readonly run: () => Promise<number> }[] = [
  {
    title: 'Browser',
    run: () => {
      console.log(`Chromium: ${findOrInstallChromium()}`);
      return Promise.resolve(0);
    },
  },
  {
    title: 'Types, lint, imports, unused code, format',
    run: () => runInForeground(['--import', 'tsx', 'lib/commands/check.ts']),
  },
  { title: 'Units and rules', run: () => runInForeground(VITEST_ARGS, { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }) },
  {
    title: 'Production build',
    run: () => runInForeground([...NEXT, 'build'], { ...PLANTED_SECRETS, APP_ENV: 'demo', TYPES_CHECKED: '1' }),
  },
  { title: 'End to end', run: () => runInForeground([...PLAYWRIGHT, 'test']) },
];

async function runPhases(): Promise<boolean> {
  for (const [index, { title, run }] of PHASES.entries()) {
    const startedAt = Date.now();
    console.log(`\n[${index + 1}/${PHASES.length}] ${title}`);
    const code = await run().catch((error: unknown) => {
      console.error(error);
      return 1;
    });
    console.log(`[${index + 1}/${PHASES.length}] ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${elapsed(startedAt)}`);
    if (code !== 0) return false;
  }
  return true;
}

/** CI reads the last line; a run that stopped outside a test still counts one failure. */
function printTotal(allPhasesPassed: boolean): void {
  const counts = [readVitestReport(VITEST_REPORT), readPlaywrightReport(PLAYWRIGHT_REPORT)];
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  const failed = allPhasesPassed ? sum('failed') : Math.max(sum('failed'), 1);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}

rmSync('reports', { recursive: true, force: true });
void runPhases().then((passed) => {
  printTotal(passed);
  process.exitCode = passed ? 0 : 1;
});
