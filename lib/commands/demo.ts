import { calls } from '@/lib/calls/calls';
import { BUILD, NEXT, SANDBOX } from './process/programs';
import { sendMadeUpVisits } from './made-up/send-visits';
import { shareOperatorsToken } from './process/operators-token';
import { parsePort, requireFreePort } from './process/port';
import { runPhase } from './process/phase-progress';
import { describeAddresses, describeReport } from './process/addresses';
import { createCommand, runCommandLine } from './process/command-line';
import { runCommand } from './process/run-command';
import type { Services } from './process/services';
import { buildSandboxEnv } from './process/sandbox-env';

const DATABASE_URL = 'file:.data/demo';

async function serve(services: Services, isEmpty: boolean): Promise<void> {
  const port = parsePort('PORT', 3000);
  const sandboxPort = parsePort('SANDBOX_PORT', 3999);
  await requireFreePort('PORT', port);
  await requireFreePort('SANDBOX_PORT', sandboxPort);
  const token = shareOperatorsToken(port);
  const env = {
    ...buildSandboxEnv({ appEnv: 'demo', port, sandboxPort, databaseUrl: DATABASE_URL }),
    OPERATORS_TOKEN: token,
  };

  await runPhase('[1/4] Building the site', () =>
    services.run({ name: 'build', args: BUILD, env: { ...env, TYPES_CHECKED: '1' } }),
  );
  const sandbox = await runPhase('[2/4] Starting the sandbox providers', () =>
    services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`),
  );
  const site = await runPhase('[3/4] Starting the site', () =>
    services.start({ name: 'site', args: [...NEXT, 'start'], env }, `http://127.0.0.1:${port}${calls.getHealth.path}`),
  );
  console.log('[4/4] Ready. Open one of these first; Ctrl-C stops everything.\n');
  console.log(describeAddresses(port, sandboxPort));
  console.log(`\n${describeReport(port)}; its OPERATORS_TOKEN is ${token}.`);
  const seeded = isEmpty ? Promise.resolve() : sendMadeUpVisits(port, new Date());
  if (!isEmpty)
    console.log('A month of made-up visits is being sent, for some minutes; what the site logs follows after.');
  void seeded.then(() => {
    sandbox.follow();
    site.follow();
  });

  const ended = await Promise.race([sandbox, site].map((child) => child.exited.then(() => child)));
  throw new Error(`${ended.output()}\nThe ${ended.name} ended unexpectedly.`);
}

void runCommandLine(
  createCommand('demo', 'Builds the site and serves it with sandbox providers and a database of its own.')
    .option('--empty', 'without the month of made-up visits that reports begin with')
    .action(({ empty }: { readonly empty?: true }) => runCommand((services) => serve(services, empty === true))),
);
