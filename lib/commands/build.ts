import { existsSync } from 'node:fs';
import { runInForeground } from './process/child';
import { createCommand, runCommandLine } from './process/command-line';
import { NEXT } from './process/programs';
import { refineBuild } from './process/refine-build';

const STATICS = '.next/static';
/** The second is there with BUILD_STANDALONE=1. */
const FOLDERS = ['.next', '.next/standalone/.next'];

async function build(): Promise<void> {
  const code = await runInForeground([...NEXT, 'build']);
  if (code !== 0) throw new Error(`Next’s build ended with code ${code}.`);
  const count = refineBuild(FOLDERS.filter(existsSync), STATICS);
  if (count === 0) throw new Error('Next writes its documents in another way now: lib/document/refine-document.ts.');
  console.log(`${count} documents have their styles inside and their data outside.`);
}

void runCommandLine(createCommand('build', 'Builds the site for next start.').action(build));
