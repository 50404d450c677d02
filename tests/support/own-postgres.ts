import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { pickFreePort } from '@/lib/commands/process/port';

/** Where Debian keeps the programs that a server needs; elsewhere they are on the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Who runs a server, where that may not be whoever runs the tests. */
type Owner = { readonly uid: number; readonly gid: number } | undefined;

interface OwnPostgresOptions {
  /** `name=value`, beside those of every run. */
  readonly settings?: readonly string[];
  /** Makes the data folder, as the owner given, where it is not to be an empty server's. */
  readonly fill?: (data: string, owner: Owner) => void;
}

/** A PostgreSQL server of this run alone, to be killed; commits are synced to disk as in production. */
export interface OwnPostgres {
  /** Its first database. */
  readonly url: string;
  /** kill -9 of every process of it at once. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** SIGSTOP of every process of it at once: what is open stays open, and nothing answers. */
  freeze(): void;
  /** SIGCONT. */
  thaw(): void;
  /** Ends it and removes what it kept. */
  destroy(): Promise<void>;
}

function findPrograms(): string | undefined {
  try {
    const [version] = readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one));
    if (version !== undefined) return join(DEBIAN_FOLDER, version, 'bin');
  } catch {
    // Not Debian.
  }
  const found = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : join(found, '..');
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Each of its workers leads a group of its own, and would live on for a moment. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  const workers = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout.match(/\d+/g);
  for (const each of [pid, ...(workers ?? []).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function makeEmptyServer(programs: string, data: string, owner: Owner): void {
  const args = ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8'];
  const made = spawnSync(join(programs, 'initdb'), args, { ...owner, cwd: join(data, '..'), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
}

/** Starts one in a new folder; undefined where PostgreSQL is not installed. */
export async function startOwnPostgres(options: OwnPostgresOptions = {}): Promise<OwnPostgres | undefined> {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const owner = findOwner();
  const root = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  if (owner) chownSync(root, owner.uid, owner.gid);
  const data = join(root, 'data');
  if (options.fill) options.fill(data, owner);
  else makeEmptyServer(programs, data, owner);
  const port = await pickFreePort();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    server = undefined;
    if (running?.pid === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    if (signal === 'SIGKILL') signalAll(running.pid, signal);
    else running.kill(signal);
    await ended;
  }

  async function start(): Promise<void> {
    const usual = ['listen_addresses=127.0.0.1', 'fsync=on', 'synchronous_commit=on', 'log_min_messages=panic'];
    const settings = [...usual, ...(options.settings ?? [])];
    const args = ['-D', data, '-p', String(port), '-k', root, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs ?? '', 'postgres'), args, { ...owner, cwd: root, detached: true, stdio: 'ignore' });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await isAnswering(url))) {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error('PostgreSQL did not start');
      await wait(LOOK_EVERY_MS);
    }
  }

  function signalServer(signal: NodeJS.Signals): void {
    if (server?.pid !== undefined) signalAll(server.pid, signal);
  }

  process.once('exit', () => {
    signalServer('SIGKILL');
  });
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    freeze: () => signalServer('SIGSTOP'),
    thaw: () => signalServer('SIGCONT'),
    destroy: async () => {
      await end('SIGINT');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
