import { cpSync } from 'node:fs';
import { bundleCommand } from './process/bundle-command';
import { BUILD } from './process/programs';
import { runPhase } from './process/phase-progress';
import { createCommand, runCommandLine } from './process/command-line';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';

const FOLDER = '.next/standalone';

async function build(services: Services): Promise<void> {
  const env = { BUILD_STANDALONE: '1' };
  await runPhase('Building', () => services.run({ name: 'build', args: BUILD, env }));
  // Next leaves these two to a file server.
  cpSync('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  cpSync('public', `${FOLDER}/public`, { recursive: true });
  // Next takes along what the site needs, and no command.
  await bundleCommand('lib/commands/migrate.ts', `${FOLDER}/migrate.js`);
  console.log(`${FOLDER} is ready: node migrate.js, then HOSTNAME=0.0.0.0 PORT=3001 node server.js in it.`);
  console.log('See .deploy/README.md.');
}

void runCommandLine(
  createCommand('standalone', 'Builds the site into a folder that runs without node_modules.').action(() =>
    runCommand(build),
  ),
);
