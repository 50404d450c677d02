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

/** Those that run: none of them outlives whoever tries them. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** `project` is where the build is; here, unless told. */
export function makeInstance(port: number, env: Readonly<Record<string, string>>, project = '.'): Instance {
  let server: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server;
    server = undefined;
    if (ending?.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  return {
    port,
    start: async () => {
      let printed = '';
      const started = spawn(process.execPath, ['server.js'], {
        cwd: join(project, '.next/standalone'),
        env: { OFFICE_CLOCK: '2026-12-02T17:00Z', ...process.env, ...env, PORT: String(port), HOSTNAME: '0.0.0.0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      server = started;
      running.add(started);
      started.once('exit', () => running.delete(started));
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => (printed = (printed + String(chunk)).slice(-10_000)));
      }
      const deadline = Date.now() + READY_WITHIN_MS;
      while (!(await isReady(port))) {
        const isGone = started.exitCode !== null || started.signalCode !== null;
        if (Date.now() > deadline || isGone) throw new Error(`no site at ${port}:\n${printed}`);
        await wait(100);
      }
      return started.pid ?? 0;
    },
    terminate: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
