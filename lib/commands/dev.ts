import { NEXT, SANDBOX } from './process/programs';
import { parsePort, requireFreePort } from './process/port';
import { describeAddresses } from './process/addresses';
import { runCommand } from './process/run-command';
import { buildSandboxEnv } from './process/sandbox-env';

runCommand(async (services) => {
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
});
