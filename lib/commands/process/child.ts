import { spawn } from 'node:child_process';

const STOP_GRACE_MS = 10_000;
const KEPT_CHARACTERS = 200_000;
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

export interface Child {
  readonly name: string;
  /** Both streams. */
  readonly output: () => string;
  /** A signal counts as exit code 1. */
  readonly exited: Promise<number>;
  /** Repeats each further line behind the child's name. */
  readonly follow: () => void;
  /** Terminates, kills after a while, and waits. */
  readonly stop: () => Promise<void>;
}

export interface ChildOptions {
  readonly name: string;
  /** Arguments of node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Default: the project. */
  readonly cwd?: string;
}

export function startChild({ name, args, env = {}, cwd }: ChildOptions): Child {
  const started = spawn(process.execPath, args, {
    env: { ...QUIET, ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let following = false;
  const take = (chunk: Buffer): void => {
    const text = chunk.toString();
    output = (output + text).slice(-KEPT_CHARACTERS);
    if (!following) return;
    for (const line of text.trimEnd().split('\n')) console.log(`${name} | ${line}`);
  };
  started.stdout.on('data', take);
  started.stderr.on('data', take);
  const exited = new Promise<number>((resolve) => {
    started.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
    started.once('close', (code, signal) => {
      if (signal !== null) output += `Ended by ${signal}.\n`;
      resolve(code ?? 1);
    });
  });
  const stop = async (): Promise<void> => {
    started.kill('SIGTERM');
    const insist = setTimeout(() => started.kill('SIGKILL'), STOP_GRACE_MS);
    await exited;
    clearTimeout(insist);
  };
  return { name, output: () => output, exited, follow: () => void (following = true), stop };
}

/** Uses our own terminal; resolves with the exit code. */
export function runInForeground(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const started = spawn(process.execPath, args, { env: { ...QUIET, ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve) => {
    started.once('error', () => resolve(1));
    started.once('close', (code) => resolve(code ?? 1));
  });
}
