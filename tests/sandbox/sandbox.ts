import { getEnv } from '@/lib/server/platform/env';
import { startSandbox } from './start-sandbox';

// What `npm run sandbox` starts.
startSandbox({ port: getEnv().SANDBOX_PORT }).then(
  ({ url }) => console.log(`Sandbox providers ready: ${url}/`),
  (error: unknown) => {
    console.error(`The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
