import { existsSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps';
import { findPageFaults } from '@/lib/page/find-page-faults';
import { findFaultPlace, readFunnelSources } from './page-sources';

const project = process.cwd();
const sources = readFunnelSources(project);

const faults = findPageFaults({
  registry,
  stepNames: Object.keys(steps),
  now: new Date(),
  hasImage: (name) => existsSync(path.join(project, 'public/images', `${name}.svg`)),
}).map(({ entry, rule, what, mend, near }) => {
  const place = findFaultPlace({ entry, ...(near !== undefined && { near }) }, sources);
  return { ...(place ?? { file: 'funnels', line: 1 }), entry, rule, what, mend };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(faults, null, 2));
} else {
  for (const { file, line, entry, rule, what, mend } of faults) {
    console.log(`${file}:${line}  ${entry}  [${rule}] ${what}. ${mend}`);
  }
  console.log(`${registry.pages.length} pages, ${faults.length} problem${faults.length === 1 ? '' : 's'}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
