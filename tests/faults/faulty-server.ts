import { spawn, type ChildProcess } from 'node:child_process';
import { findProgram } from '@/tests/support/programs';
import { TRIAL_SECRET } from './made-up-calls';

const START_WITHIN_MS = 60_000;

/** A server that is there to be killed. */
export interface FaultyServer {
  readonly port: number;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM, and waits until it has ended by itself. */
  end(): Promise<void>;
  /** SIGSTOP: it keeps its connections, and answers nobody. */
  freeze(): void;
  /** SIGCONT. */
  thaw(): void;
}

/** Starts a server with these settings; each time a new process. */
export type StartServer = (env: Readonly<Record<string, string>>) => Promise<FaultyServer>;

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (): void => reject(new Error(`the server did not start: ${printed.slice(-2000)}`));
    const timer = setTimeout(fail, START_WITHIN_MS);
    const read = (chunk: Buffer): void => {
      printed = (printed + String(chunk)).slice(-20_000);
      const port = /^port (\d+)$/m.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      // What it logs from now on must still be read, or it stalls.
      child.stdout?.removeListener('data', read).resume();
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk) => (printed += String(chunk)));
    child.once('exit', fail);
  });
}

/**
 * Starts the handlers as a process of their own, under limits of the shell such as `ulimit -n 64` when there are any.
 * `project` is where their sources are, where that is another.
 */
export async function startFaultyServer(
  env: Readonly<Record<string, string>>,
  limits = ':',
  project?: string,
): Promise<FaultyServer> {
  const program = 'tests/faults/handlers-server.ts';
  const args = [process.execPath, ...(project === undefined ? [findProgram(program)] : ['--import', 'tsx', program])];
  const child = spawn('sh', ['-c', `${limits} && exec "$@"`, 'sh', ...args], {
    cwd: project,
    env: { ...process.env, APP_ENV: 'demo', TRUSTED_PROXY_HOPS: '1', SESSION_SECRET: TRIAL_SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await waitForPort(child);
  const send = (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    return exited;
  };
  return {
    port,
    kill: () => send('SIGKILL'),
    end: () => send('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
