import { join } from 'node:path';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { PLAYWRIGHT, VITEST } from '@/lib/commands/process/programs';
import { readPlaywrightReport, readVitestReport, type TestCount } from '@/lib/commands/process/test-report';
import { confirmFacts } from '@/tests/support/confirm-facts';
import { copyProject, WHOLE_CHECKOUT, type ProjectCopy } from '@/tests/support/project-copy';
import { findFreePort } from '@/tests/support/site';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- confirmed [<brand>]: whoever writes a brand's real facts finds all tests passing. A copy of the project
// gets the facts, material ids and reviews of one brand that is ready; `launch` and `lint-pages` must find nothing to
// mend, and units, rules and the walks that meet a brand's facts must pass on that copy.
const ASKED = process.argv[2] ?? 'm10';

/** The files that read a brand's facts off its pages, calls or documents. */
const ABOUT_FACTS = [
  ...['ad-click-to-call', 'brand-isolation', 'call-sheet', 'closed-office', 'consent-screen', 'exit-intent'],
  ...['odd-answers', 'provider-failures', 'search-and-sharing', 'security-headers', 'third-parties', 'without-script'],
];

function findBrand(asked: string): BrandCode {
  const code = BRAND_CODES.find((one) => one === asked);
  if (!code) throw new Error(`There is no brand ${asked}: ${BRAND_CODES.join(', ')}.`);
  return code;
}

function tell(what: string, { passed, failed }: TestCount, startedAt: number): boolean {
  const isHeld = failed === 0 && passed > 0;
  reportTrial({ trial: what, tried: { passed, failed }, seconds: (performance.now() - startedAt) / 1000, isHeld });
  return isHeld;
}

async function tryCommands(copy: ProjectCopy, code: BrandCode): Promise<boolean> {
  const startedAt = performance.now();
  const ran = [await copy.run('launch', [code]), await copy.run('lint-pages')];
  const faulty = ran.filter(({ code: exitCode }) => exitCode !== 0);
  for (const { output } of faulty) console.log(output);
  const count = { passed: ran.length - faulty.length, failed: faulty.length, skipped: 0 };
  return tell(`launch and lint-pages, ${code} confirmed`, count, startedAt);
}

async function tryUnits(copy: ProjectCopy, code: BrandCode): Promise<boolean> {
  const startedAt = performance.now();
  const report = join('reports', 'vitest.json');
  const args = [...VITEST, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { output } = await copy.runProgram(args, { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
  const count = readVitestReport(join(copy.folder, report));
  if (count.failed > 0 || count.passed === 0) console.log(output);
  return tell(`units and rules, ${code} confirmed`, count, startedAt);
}

async function tryWalks(copy: ProjectCopy, code: BrandCode): Promise<boolean> {
  const startedAt = performance.now();
  await copy.build();
  const ports = { PORT: String(await findFreePort()), SANDBOX_PORT: String(await findFreePort()) };
  const { output } = await copy.runProgram([...PLAYWRIGHT, 'test', ...ABOUT_FACTS], ports);
  const count = readPlaywrightReport(join(copy.folder, 'reports/playwright.json'));
  if (count.failed > 0 || count.passed === 0) console.log(output);
  return tell(`walks about facts, ${code} confirmed`, count, startedAt);
}

runTrial(async () => {
  const code = findBrand(ASKED);
  const copy = copyProject(WHOLE_CHECKOUT);
  try {
    confirmFacts(copy.folder, code);
    const held = [await tryCommands(copy, code), await tryUnits(copy, code), await tryWalks(copy, code)];
    return !held.includes(false);
  } finally {
    await copy.close();
  }
});
