import { NEXT, SANDBOX } from './process/programs';
import { parsePort, requireFreePort } from './process/port';
import { describeAddresses } from './process/addresses';
import { createCommand, runCommandLine } from './process/command-line';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';
import { buildSandboxEnv } from './process/sandbox-env';

async function serve(services: Services): Promise<void> {
  const port = parsePort('PORT', 3000);
  const sandboxPort = parsePort('SANDBOX_PORT', 3999);
  await requireFreePort('PORT', port);
  await requireFreePort('SANDBOX_PORT', sandboxPort);
  const env = buildSandboxEnv({ appEnv: 'development', port, sandboxPort });

  const sandbox = await services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`);
  const site = await services.start({ name: 'site', args: [...NEXT, 'dev'], env });
  console.log(describeAddresses(port, sandboxPort));
  sandbox.follow();
  site.follow();

  const ended = await Promise.race([sandbox, site].map((child) => child.exited.then(() => child)));
  throw new Error(`The ${ended.name} ended unexpectedly.`);
}

void runCommandLine(
  createCommand('dev', 'Serves the site from its sources with sandbox providers; a saved file shows.').action(() =>
    runCommand(serve),
  ),
);
