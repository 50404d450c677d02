import { Argument } from 'commander';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { listLaunchFaults } from '@/lib/lint/list-launch-faults';
import { createCommand, runCommandLine } from './process/command-line';

function printFaults(code: BrandCode): void {
  const faults = listLaunchFaults(brands[code], registry.pages);
  for (const fault of faults) console.log(`${code}: ${fault}`);
  console.log(faults.length === 0 ? `${code} is ready.` : `${code} is not ready: ${faults.length} to mend.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void runCommandLine(
  createCommand('launch', 'Lists what keeps a brand from production; exit code 0 when nothing does.')
    .addArgument(new Argument('<brand>', 'its code').choices(BRAND_CODES))
    .action(printFaults),
);
