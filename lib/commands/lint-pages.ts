import { existsSync } from 'node:fs';
import path from 'node:path';
import { glossary } from '@/funnels/glossary';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { listPageFaults } from '@/lib/lint/list-page-faults';
import { createCommand, runCommandLine } from './process/command-line';
import { findFaultPlace, readFunnelSources } from './sources/page-sources';
import { listSourceEntries } from './sources/source-entries';

function listFaults() {
  const project = process.cwd();
  const entries = listSourceEntries(readFunnelSources(project));
  return listPageFaults({
    registry,
    stepNames: Object.keys(steps),
    glossary,
    now: new Date(),
    hasImage: (name) => existsSync(path.join(project, 'public/images', `${name}.svg`)),
  }).map((fault) => {
    const { entry, rule, what, mend } = fault;
    return { ...(findFaultPlace(fault, entries) ?? { file: 'funnels', line: 1 }), entry, rule, what, mend };
  });
}

function lintPages({ json }: { readonly json?: true }): void {
  const faults = listFaults();
  if (json) {
    console.log(JSON.stringify(faults, null, 2));
  } else {
    for (const { file, line, entry, rule, what, mend } of faults) {
      console.log(`${file}:${line}  ${entry}  [${rule}] ${what}. ${mend}`);
    }
    console.log(`${registry.pages.length} pages, ${faults.length} problem${faults.length === 1 ? '' : 's'}`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void runCommandLine(
  createCommand('lint-pages', 'Finds every mistake in the pages, with its file, line, rule and mend.')
    .option('--json', 'for machines')
    .action(lintPages),
);
