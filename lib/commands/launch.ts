import { Argument } from 'commander';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { tellsConversions } from '@/lib/page/tells-conversions';
import { listLaunchFaults } from '@/lib/lint/list-launch-faults';
import { createCommand, runCommandLine } from './process/command-line';

/** Which pages of a brand tell companies of ads nothing of who called. */
function printSilentPages(code: BrandCode): void {
  const own = registry.pages.filter(({ brands: shown }) => shown.includes(code));
  const silent = own.filter((page) => !tellsConversions(page)).map(({ path }) => path);
  const named = silent.length > 0 ? `, not from ${silent.join(', ')}` : '';
  console.log(`${code}: conversions may be told from ${own.length - silent.length} of ${own.length} pages${named}.`);
}

/** Whether it is ready. */
function printFaults(code: BrandCode): boolean {
  const faults = listLaunchFaults(brands[code], registry);
  for (const fault of faults) console.log(`${code}: ${fault}`);
  printSilentPages(code);
  const verdict = `is not ready: ${faults.length} to mend. Until then production answers 503 for it`;
  console.log(`${code} ${faults.length === 0 ? 'is ready' : verdict}.`);
  return faults.length === 0;
}

function printAll(chosen: BrandCode | undefined): void {
  const ready = (chosen === undefined ? BRAND_CODES : [chosen]).map(printFaults);
  process.exitCode = ready.every(Boolean) ? 0 : 1;
}

void runCommandLine(
  createCommand('launch', 'Lists what keeps brands from production; exit code 0 when nothing does.')
    .addArgument(new Argument('[brand]', 'the code of one; all of them without it').choices(BRAND_CODES))
    .action(printAll),
);
