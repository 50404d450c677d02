import { createCommand, runCommandLine } from './process/command-line';
import { COPIED, listInstalled, type Installed } from './process/installed-packages';

function describeUse({ isDevelopment, copiedTo }: Installed): string {
  if (copiedTo !== undefined) return ` (copied into ${copiedTo})`;
  return isDevelopment ? ' (development)' : '';
}

function printList(works: readonly Installed[]): void {
  for (const licence of [...new Set(works.map((one) => one.licence))].toSorted()) {
    const names = works
      .filter((one) => one.licence === licence)
      .map((one) => `${one.name} ${one.version}${describeUse(one)}`);
    console.log(`${licence}: ${names.length}\n  ${names.join('\n  ')}`);
  }
  console.log(`${works.length} packages`);
}

void runCommandLine(
  createCommand('licences', 'Lists the packages that are installed or copied from, by licence.')
    .option('--json', 'for machines')
    .action(({ json }: { readonly json?: true }) => {
      const works = [...listInstalled(), ...COPIED];
      if (json) console.log(JSON.stringify(works, null, 2));
      else printList(works);
    }),
);
