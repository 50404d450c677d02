import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import type { Brand } from '@/lib/brand/brand';
import { findLaunchFaults } from '@/lib/brand/find-launch-faults';

const USAGE = `Lists what keeps a brand from production; exit code 0 when nothing does.

  npm run launch -- <brand>    one of ${Object.keys(brands).join(', ')}`;

function printFaults(brand: Brand): void {
  const faults = findLaunchFaults(brand, registry.pages);
  for (const fault of faults) console.log(`${brand.code}: ${fault}`);
  console.log(
    faults.length === 0 ? `${brand.code} is ready.` : `${brand.code} is not ready: ${faults.length} to mend.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const [code] = process.argv.slice(2);
const brand = Object.values(brands).find((known) => known.code === code);
if (brand) {
  printFaults(brand);
} else {
  console.error(`${code === undefined ? 'No brand named.' : `No brand ${code}.`}\n\n${USAGE}`);
  process.exitCode = 2;
}
