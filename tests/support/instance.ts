import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** One process of the standalone build, as `.deploy` runs it. */
export interface Instance {
  readonly port: number;
  /** Gives the number of the process, once it is ready. */
  start(): Promise<number>;
  /** Asks it to end and waits until it has. */
  terminate(): Promise<void>;
  kill(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** `project` is where the build is; here, unless told. */
export function makeInstance(port: number, env: Readonly<Record<string, string>>, project = '.'): Instance {
  let server: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    server = undefined;
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  process.once('exit', () => server?.kill('SIGKILL'));
  return {
    port,
    start: async () => {
      let printed = '';
      server = spawn(process.execPath, ['server.js'], {
        cwd: join(project, '.next/standalone'),
        env: { ...process.env, ...env, PORT: String(port), HOSTNAME: '0.0.0.0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (chunk: Buffer) => (printed = (printed + String(chunk)).slice(-10_000)));
      }
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!(await isReady(port))) {
        if (Date.now() > deadline || server.exitCode !== null) throw new Error(`no site at ${port}:\n${printed}`);
        await wait(100);
      }
      return server.pid ?? 0;
    },
    terminate: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
