import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleCommand } from './process/bundle-command';
import { BUILD } from './process/programs';
import { runPhase } from './process/phase-progress';
import { createCommand, runCommandLine } from './process/command-line';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';

const FOLDER = '.next/standalone';
const SERVER = `${FOLDER}/server.js`;
/** Before the first line of Next’s own. */
const FIRST = 'lib/server/process/listen-when-ready.cjs';

/** What operators need where the sources are not: `node switch.js list` beside the site. */
const COMMANDS = [
  ...(['migrate', 'preflight', 'switch', 'outbox', 'person'] as const),
  ...(['consents', 'outcomes', 'costs', 'report', 'qa-link', 'smoke'] as const),
];

async function build(services: Services): Promise<void> {
  const env = { BUILD_STANDALONE: '1' };
  await runPhase('Building', () => services.run({ name: 'build', args: BUILD, env }));
  // Next leaves these two to a file server.
  cpSync('.next/static', `${FOLDER}/.next/static`, { recursive: true });
  cpSync('public', `${FOLDER}/public`, { recursive: true });
  writeFileSync(SERVER, `${readFileSync(FIRST, 'utf8')}\n${readFileSync(SERVER, 'utf8')}`);
  // Next takes along what the site needs, and no command.
  for (const name of COMMANDS) await bundleCommand(`lib/commands/${name}.ts`, `${FOLDER}/${name}.js`);
  console.log(`${FOLDER} is ready: node migrate.js, then HOSTNAME=0.0.0.0 PORT=3001 node server.js in it.`);
  console.log('See .deploy/README.md.');
}

void runCommandLine(
  createCommand('standalone', 'Builds the site into a folder that runs without node_modules.').action(() =>
    runCommand(build),
  ),
);
