import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';

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

/** A checkout of its own, whose files a test may change. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs one of our commands in it; gives its exit code and what it printed. */
  run(command: string, args?: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }>;
  /** Starts the development server in it, and waits until it answers. */
  startServer(port: number, env: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
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

  async function run(command: string, args: readonly string[] = []) {
    const child = spawn(process.execPath, ['--import', 'tsx', `lib/commands/${command}.ts`, ...args], { cwd: folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { code, output };
  }

  async function startServer(port: number, env: Record<string, string>): Promise<void> {
    server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], {
      cwd: folder,
      // It asks whether it is the newest Next: the socket guard keeps it in, and nobody need hear of it.
      env: { ...process.env, FOREIGN_HOSTS_FILE: devNull, NODE_ENV: 'development', ...env },
      stdio: 'ignore',
      detached: true,
    });
    await waitForAnswer(`http://127.0.0.1:${port}/api/health`);
  }

  async function close(): Promise<void> {
    const running = server;
    if (running?.pid !== undefined && running.exitCode === null) {
      const exited = new Promise((resolve) => running.once('exit', resolve));
      process.kill(-running.pid, 'SIGKILL');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, run, startServer, close };
}
