import { createCommand, runCommandLine } from '@/lib/commands/process/command-line';
import { getEnv } from '@/lib/server/platform/env';
import { startSandbox } from './start-sandbox';

async function serve(): Promise<void> {
  try {
    const { url } = await startSandbox({ port: getEnv().SANDBOX_PORT });
    console.log(`Sandbox providers ready: ${url}/`);
  } catch (error) {
    throw new Error(`The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`);
  }
}

void runCommandLine(
  createCommand('sandbox', 'Serves what stands in for all providers, at SANDBOX_PORT.').action(serve),
);
