import { Services } from './services';

const WATCH_PARENT_MS = 1_000;

/** Ctrl-C and SIGTERM stop all services with exit code 0, an error with 1. Also ends when npm was killed. */
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
