import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { PLANTED_SECRETS } from '@/lib/commands/process/planted-secrets';

/** What a marketer's checkout holds, without what was built. */
const PARTS = [
  ...['.config', 'app', 'components', 'funnels', 'lib', 'public', 'tests/sandbox'],
  ...[
    'instrumentation-client.ts',
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
    'package.json',
    'tsconfig.json',
  ],
];

/** What the tests of the project need besides. */
export const WHOLE_CHECKOUT = [
  ...['tests', '.deploy', '.ci', 'README.md', 'vitest.config.ts', 'playwright.config.ts', 'package-lock.json'],
  ...['oxlint.config.mjs', '.env.example', '.gitignore', '.dockerignore', '.npmrc'],
];

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** A checkout of its own, whose files a test may change. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs one of our commands in it; gives its exit code and what it printed. */
  run(command: string, args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  /** Runs a program with node in it, by its arguments. */
  runProgram(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  /** Makes the production build in it, as the tests have it. */
  build(): Promise<void>;
  /** `npm run dev` in it; gives the milliseconds until it said that it is ready. */
  startDevelopment(port: number, sandboxPort: number): Promise<number>;
  stopDevelopment(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Copies the project, and `more` of it by path; its packages are linked, file by file, since the bundler follows no link
 * out of the project.
 */
export function copyProject(more: readonly string[] = []): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'funnel-project-'));
  for (const part of [...PARTS, ...more]) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  const packages = path.resolve('node_modules');
  try {
    execFileSync('cp', ['-al', packages, path.join(folder, 'node_modules')], { stdio: 'ignore' });
  } catch {
    // Another disk has no links.
    execFileSync('cp', ['-a', packages, folder]);
  }
  let server: ChildProcess | undefined;

  async function runProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { code, output };
  }

  function run(command: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    return runProgram(['--import', 'tsx', `lib/commands/${command}.ts`, ...args], env);
  }

  async function build(): Promise<void> {
    const { code, output } = await run('build', [], { ...PLANTED_SECRETS, APP_ENV: 'demo', TYPES_CHECKED: '1' });
    if (code !== 0) throw new Error(`The copy cannot be built:\n${output}`);
  }

  async function startDevelopment(port: number, sandboxPort: number): Promise<number> {
    const startedAt = performance.now();
    const started = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/dev.ts'], {
      cwd: folder,
      // It asks whether it is the newest Next: the socket guard keeps it in, and nobody need hear of it.
      env: { ...process.env, FOREIGN_HOSTS_FILE: devNull, PORT: String(port), SANDBOX_PORT: String(sandboxPort) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    server = started;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += String(chunk);
          if (output.includes('Ready.')) resolve();
        });
      started.once('exit', () => reject(new Error(output)));
    });
    return performance.now() - startedAt;
  }

  async function stopDevelopment(): Promise<void> {
    const running = server;
    if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    process.kill(-running.pid, 'SIGKILL');
    await exited;
  }

  async function close(): Promise<void> {
    await stopDevelopment();
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, run, runProgram, build, startDevelopment, stopDevelopment, close };
}
