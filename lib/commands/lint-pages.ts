import { createCommand, runCommandLine } from './process/command-line';
import { describeFaults } from './sources/describe-faults';
import { lintProject } from './sources/lint-project';

async function lintPages({ json }: { readonly json?: true }): Promise<void> {
  const { pages, faults } = await lintProject(process.cwd());
  if (json) {
    console.log(JSON.stringify(faults, null, 2));
  } else {
    if (faults.length > 0) console.log(describeFaults(faults));
    console.log(`${pages} pages, ${faults.length} problem${faults.length === 1 ? '' : 's'}`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void runCommandLine(
  createCommand('lint-pages', 'Finds every mistake in what marketers edit, with its file, line, rule, reason and mend.')
    .option('--json', 'for machines')
    .action(lintPages),
);
