import { existsSync } from 'node:fs';
import { registry } from '@/funnels/registry';
import { listStepAddresses } from '@/lib/rendered/rendered-page';
import { runInForeground } from './process/child';
import { bundleScript } from './process/bundle-script';
import { createCommand, runCommandLine } from './process/command-line';
import { finishBuild } from './process/finish-build';
import { NEXT } from './process/programs';
import { refineBuild } from './process/refine-build';

const VISIT_SCRIPT = 'lib/browser/form/early-visit.ts';
const STATICS = '.next/static';
/** The second is there with BUILD_STANDALONE=1. */
const FOLDERS = ['.next', '.next/standalone/.next'];

async function build(): Promise<void> {
  const code = await runInForeground([...NEXT, 'build']);
  if (code !== 0) throw new Error(`Next’s build ended with code ${code}.`);
  const folders = FOLDERS.filter(existsSync);
  const steps = listStepAddresses(registry, new Date());
  for (const folder of folders) finishBuild(folder, steps);
  const count = refineBuild(folders, STATICS, await bundleScript(VISIT_SCRIPT));
  if (count === 0) throw new Error('Next writes its documents in another way now: lib/document/refine-document.ts.');
  console.log(`${count} documents have their styles inside and their data outside.`);
  console.log(`${steps.length} steps are rendered when they are first asked for.`);
}

void runCommandLine(
  createCommand('build', 'Builds the site for next start; pages ahead, their steps when somebody asks.').action(build),
);
