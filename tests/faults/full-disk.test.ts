import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { copyEmptyStore } from '@/tests/support/model-stores';
import { startFaultyServer, type FaultyServer } from './faulty-server';

const LIMIT = { timeout: 120_000 };
const MB = 1024 * 1024;
/** A store that nobody answers for. */
const NO_STORE = 'postgres://root@127.0.0.1:1/none';
const MANY = 5000;

let root: string;
let server: FaultyServer | undefined;
let mounted: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'full-disk-'));
  mounted = [];
});

afterEach(async () => {
  await server?.kill();
  server = undefined;
  for (const folder of mounted) execFileSync('umount', ['-l', folder]);
  rmSync(root, { recursive: true });
});

function mount(sizeMb: number, ...options: string[]): string {
  const folder = join(root, 'disk');
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', [`size=${sizeMb}m`, ...options].join(), 'tmpfs', folder]);
  mounted.push(folder);
  return folder;
}

function findMountFault(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const canMount = findMountFault() === undefined;

test(canMount ? 'disks are filled' : 'disks were NOT filled: nothing may be mounted here', () => {
  expect(canMount).toBe(findMountFault() === undefined);
});

/** Sends one event over a connection that is kept, and gives status, `Retry-After` and its id. */
async function send(to: FaultyServer, agent: Agent): Promise<{ status: number; retryAfter: unknown; id: string }> {
  const id = randomUUID();
  const at = new Date().toISOString();
  const who = { timestamp: at, sessionId: randomUUID(), anonymousId: randomUUID() };
  const properties = { eventId: id, timestamp: at, padding: randomBytes(20_000).toString('base64') };
  const asked = request({ host: '127.0.0.1', port: to.port, path: '/api/event/create', method: 'POST', agent });
  asked.setHeader('content-type', 'application/json');
  asked.end(JSON.stringify({ type: 'track', event: 'pageView', ...who, properties }));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  await text(response);
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], id };
}

/** Sends until a refusal comes, and gives what was accepted before. */
async function sendUntilRefused(to: FaultyServer, agent: Agent): Promise<string[]> {
  const accepted: string[] = [];
  for (let turn = 0; turn < MANY; turn += 1) {
    const { status, retryAfter, id } = await send(to, agent);
    if (status !== 202) {
      expect([status, retryAfter]).toEqual([503, '2']);
      return accepted;
    }
    accepted.push(id);
  }
  throw new Error('never refused');
}

function readSpool(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

function findFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

test.runIf(canMount)(
  'a spool whose disk is full refuses, keeps what it took, and goes on once there is room',
  LIMIT,
  async () => {
    const disk = mount(2);
    const spool = join(disk, 'spool');
    writeFileSync(join(disk, 'filler'), Buffer.alloc(MB));
    server = await startFaultyServer({ DATABASE_URL: NO_STORE, SPOOL_FOLDER: spool });
    const agent = new Agent({ keepAlive: true });
    const accepted = await sendUntilRefused(server, agent);
    rmSync(join(disk, 'filler'));
    const { status, id } = await send(server, agent);
    expect(status).toBe(202);
    expect(accepted.length).toBeGreaterThan(5);
    const kept = readSpool(spool);
    expect([...accepted, id].filter((one) => !kept.includes(`"${one}"`))).toEqual([]);
  },
);

test.runIf(canMount)(
  'an embedded store whose disk is full hands over to the spool and takes all back',
  LIMIT,
  async () => {
    const disk = mount(180);
    const store = join(disk, 'store');
    const spool = join(root, 'spool');
    copyEmptyStore(store);
    server = await startFaultyServer({ DATABASE_URL: `file:${store}`, SPOOL_FOLDER: spool });
    const agent = new Agent({ keepAlive: true });
    const accepted = [(await send(server, agent)).id];
    writeFileSync(join(disk, 'filler'), Buffer.alloc(findFree(disk) - 8 * MB));
    // More than the room that is left, and than the log can take without more of it.
    for (let turn = 0; turn < 400; turn += 1) {
      const { status, id } = await send(server, agent);
      expect(status).toBe(202);
      accepted.push(id);
    }
    expect(readSpool(spool)).not.toBe('');
    rmSync(join(disk, 'filler'));
    await vi.waitFor(() => expect(readdirSync(spool)).toEqual([]), { timeout: 60_000, interval: 100 });
    // The connection that was kept may have been idle for too long.
    accepted.push((await send(server, new Agent())).id);
    await server.end();
    const database = await openPgliteDatabase(store);
    const stored = new Set((await database.query('SELECT id FROM events')).map(({ id }) => id));
    await database.close();
    expect(accepted.filter((one) => !stored.has(one))).toEqual([]);
  },
);

test.runIf(canMount)(
  'a disk that cannot be written refuses, and is used without a restart once it can',
  LIMIT,
  async () => {
    const disk = mount(160, 'ro');
    const env = { DATABASE_URL: `file:${join(disk, 'store')}`, SPOOL_FOLDER: join(disk, 'spool') };
    server = await startFaultyServer(env);
    const agent = new Agent({ keepAlive: true });
    expect(await sendUntilRefused(server, agent)).toEqual([]);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect((await send(server, agent)).status).toBe(202);
    await vi.waitFor(() => expect(readdirSync(join(disk, 'store'))).toContain('PG_VERSION'), { timeout: 60_000 });
  },
);

test('a process without a free file descriptor refuses, and goes on once it has one', LIMIT, async () => {
  const spool = join(root, 'spool');
  server = await startFaultyServer({ DATABASE_URL: NO_STORE, SPOOL_FOLDER: spool }, 'ulimit -n 64');
  const { port } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // The connection is there before the descriptors are gone, and before a segment of the spool is open.
  const first = request({ host: '127.0.0.1', port, path: '/nothing', method: 'POST', agent });
  first.end();
  await new Promise((resolve) => first.once('response', (response) => response.resume().once('end', resolve)));
  const idle: Socket[] = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  for (const socket of idle) socket.resume();
  // A process that has no descriptor for a connection hangs up on it.
  await vi.waitFor(() => expect(idle.some(({ closed }) => closed)).toBe(true), { timeout: 10_000 });
  expect(await sendUntilRefused(server, agent)).toEqual([]);
  for (const socket of idle) socket.destroy();
  const to = server;
  await vi.waitFor(async () => expect((await send(to, agent)).status).toBe(202), { timeout: 10_000 });
});
