import { Argument } from 'commander';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { tellsConversions } from '@/lib/page/tells-conversions';
import { findLaunchFaults, LAUNCH_CAUSES, type LaunchCause, type LaunchFault } from '@/lib/lint/list-launch-faults';
import { describeConversions } from '@/lib/server/destinations/describe-conversions';
import { getEnv } from '@/lib/server/platform/env';
import { createCommand, runCommandLine } from './process/command-line';
import { findFaultPlace } from './sources/fault-place';
import { readFunnelSources } from './sources/funnel-sources';
import { listShapeFaults } from './sources/shape-faults';
import { listSourceEntries } from './sources/source-entries';
import { TypeChecker } from './sources/type-faults';

/** Which pages of a brand tell companies of ads nothing of who called. */
function printSilentPages(code: BrandCode): void {
  const own = registry.pages.filter(({ brands: shown }) => shown.includes(code));
  const silent = own.filter((page) => !tellsConversions(page)).map(({ path }) => path);
  const named = silent.length > 0 ? `, not from ${silent.join(', ')}` : '';
  console.log(`${code}: conversions may be told from ${own.length - silent.length} of ${own.length} pages${named}.`);
}

interface Options {
  readonly all?: true;
}

/** Of one cause so many are listed; as many more are counted. */
const LISTED = 20;

function readPlaces(): (fault: LaunchFault) => string {
  const sources = readFunnelSources(process.cwd());
  const entries = listSourceEntries(sources);
  return (fault) => {
    const { file, line } = findFaultPlace(fault, entries, sources);
    return `${file}:${line}`;
  };
}

function printCause(heading: string, faults: readonly LaunchFault[], place: (fault: LaunchFault) => string): void {
  console.log(`\n  ${heading}`);
  for (const fault of faults) console.log(`    ${place(fault)}  ${fault.what}`);
}

/** Whether it is ready. */
function printFaults(code: BrandCode, place: (fault: LaunchFault) => string, { all }: Options): boolean {
  const faults = findLaunchFaults(brands[code], registry);
  const verdict = `is not ready: ${faults.length} to mend. Until then production answers 503 for it`;
  console.log(`${code} ${faults.length === 0 ? 'is ready' : verdict}.`);
  for (const cause of Object.keys(LAUNCH_CAUSES) as LaunchCause[]) {
    const own = faults.filter((fault) => fault.cause === cause);
    if (own.length === 0) continue;
    const listed = all || own.length <= LISTED + 1 ? own : own.slice(0, LISTED);
    printCause(`${LAUNCH_CAUSES[cause]} (${own.length})`, listed, place);
    if (listed.length < own.length) console.log(`    … and ${own.length - listed.length} more; --all lists them`);
  }
  console.log('');
  printSilentPages(code);
  return faults.length === 0;
}

function hasShapeFaults(): boolean {
  const project = process.cwd();
  return listShapeFaults(new TypeChecker(project), readFunnelSources(project)).length > 0;
}

/** What is misspelled is no fault to launch with, and may keep the rest from being judged. */
function printWhatCanBeRead(chosen: BrandCode | undefined, options: Options): void {
  try {
    printAll(chosen, options);
  } catch (error) {
    if (!hasShapeFaults()) throw error;
    throw new Error('Entries have mistakes of shape: npm run lint-pages names them.', { cause: error });
  }
}

function printAll(chosen: BrandCode | undefined, options: Options): void {
  console.log(`Conversions, with the settings of this shell:\n  ${describeConversions(getEnv()).join('\n  ')}`);
  const place = readPlaces();
  const ready = (chosen === undefined ? BRAND_CODES : [chosen]).map((code) => printFaults(code, place, options));
  process.exitCode = ready.every(Boolean) ? 0 : 1;
}

void runCommandLine(
  createCommand('launch', 'Lists what keeps brands from production; exit code 0 when nothing does.')
    .addArgument(new Argument('[brand]', 'the code of one; all of them without it').choices(BRAND_CODES))
    .option('--all', 'each fault, not the first of each cause')
    .action(printWhatCanBeRead),
);
