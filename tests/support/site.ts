import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { copyMigratedStore } from './model-stores';

/** A whole product of its own: server, embedded database in a new folder, sandbox providers. */
export interface Site {
  readonly sandbox: Sandbox;
  /** The address of a path on a brand. */
  address(brand: string, path: string): string;
  start(): Promise<void>;
  /** What the server has printed so far. */
  printed(): string;
  /** kill -9, as a power cut would. */
  kill(): Promise<void>;
  /** Asks the server to end and waits until it has. */
  stop(): Promise<void>;
  /** Stops the server and reads what the database holds. */
  stopAndRead(): Promise<StoredRows>;
  /** Reads what the database has received since a moment, while the server goes on. */
  readSince(moment: Date): Promise<ReceivedRows>;
  close(): Promise<void>;
  /** The same at once, for a process that ends. */
  abandon(): void;
}

export interface StoredEvent {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly anonymous_id: string;
  readonly properties: Record<string, unknown>;
}

/** What says when the server received it. */
export interface ReceivedRows {
  readonly events: readonly StoredEvent[];
  readonly leads: readonly Record<string, unknown>[];
  readonly consents: readonly Record<string, unknown>[];
}

export interface StoredRows extends ReceivedRows {
  readonly users: readonly Record<string, unknown>[];
}

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isAlive(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function readStore<Rows>(folder: string, read: (database: PGlite) => Promise<Rows>): Promise<Rows> {
  const database = await PGlite.create(folder);
  const rows = await read(database);
  await database.close();
  return rows;
}

async function readReceived(database: PGlite, since: Date): Promise<ReceivedRows> {
  const read = async <Row>(table: string) =>
    (await database.query<Row>(`select * from ${table} where received_at >= $1`, [since])).rows;
  return { events: await read('events'), leads: await read('leads'), consents: await read('consents') };
}

async function readAll(database: PGlite): Promise<StoredRows> {
  const { rows: users } = await database.query<Record<string, unknown>>('select * from users');
  return { ...(await readReceived(database, new Date(0))), users };
}

/** How a site differs from the usual. */
interface SiteOptions {
  /** Where its build and its packages are. Default: here. */
  readonly project?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Makes a site on free ports; the production build must be there. */
export async function makeSite({ project = '.', env: extra = {} }: SiteOptions = {}): Promise<Site> {
  const port = await findFreePort();
  const sandbox = await startSandbox({ port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'funnel-site-'));
  const store = join(folder, 'store');
  copyMigratedStore(store);
  const sandboxPort = Number(new URL(sandbox.url).port);
  const env = buildSandboxEnv({ appEnv: 'demo', port, sandboxPort, databaseUrl: `file:${store}` });
  let server: ChildProcess | undefined;
  let printed = '';

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    server = undefined;
    if (running?.exitCode !== null) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await exited;
  }

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
      cwd: project,
      env: { ...process.env, ...env, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += String(chunk)));
    const deadline = Date.now() + 60_000;
    while (!(await isAlive(port))) {
      if (Date.now() > deadline) throw new Error('the site did not start within a minute');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    sandbox,
    address: (brand, path) => `http://${brand}.localhost:${port}${path}`,
    start,
    printed: () => printed,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    stopAndRead: async () => {
      await end('SIGTERM');
      return readStore(store, readAll);
    },
    readSince: async (moment) => {
      const copy = mkdtempSync(join(tmpdir(), 'funnel-rows-'));
      // As a killed server leaves it: nothing is written while it is copied.
      server?.kill('SIGSTOP');
      try {
        cpSync(store, copy, { recursive: true });
      } finally {
        server?.kill('SIGCONT');
      }
      const rows = await readStore(copy, (database) => readReceived(database, moment));
      rmSync(copy, { recursive: true });
      return rows;
    },
    close: async () => {
      await end('SIGKILL');
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
    abandon: () => {
      server?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
