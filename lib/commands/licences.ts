import { createCommand, runCommandLine } from './process/command-line';
import { listInstalled, type Installed } from './process/installed-packages';

function printList(installed: readonly Installed[]): void {
  for (const licence of [...new Set(installed.map((one) => one.licence))].toSorted()) {
    const names = installed
      .filter((one) => one.licence === licence)
      .map(({ name, version, isDevelopment }) => `${name} ${version}${isDevelopment ? ' (development)' : ''}`);
    console.log(`${licence}: ${names.length}\n  ${names.join('\n  ')}`);
  }
  console.log(`${installed.length} packages`);
}

void runCommandLine(
  createCommand('licences', 'Lists the installed packages by licence.')
    .option('--json', 'for machines')
    .action(({ json }: { readonly json?: true }) => {
      const installed = listInstalled();
      if (json) console.log(JSON.stringify(installed, null, 2));
      else printList(installed);
    }),
);
