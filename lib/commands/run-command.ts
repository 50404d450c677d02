import { Services } from './services';

const WATCH_PARENT_MS = 1_000;

/**
 * Runs a command that starts services. Ctrl-C and SIGTERM stop them all and end with code 0, as asked;
 * an error prints its message, stops them all and ends with code 1. A killed npm takes the services along.
 */
export function runCommand(command: (services: Services) => Promise<void>): void {
  const services = new Services();
  let stopping = false;
  const end = (code: number): void => {
    if (stopping) return;
    stopping = true;
    void services.stopAll().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) console.log('\nStopping …');
      end(0);
    });
  }
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) end(1);
  }, WATCH_PARENT_MS);
  watch.unref();
  command(services).then(
    () => end(0),
    (error: unknown) => {
      if (!stopping) console.error(error instanceof Error ? error.message : error);
      end(1);
    },
  );
}
