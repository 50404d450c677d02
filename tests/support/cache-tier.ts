import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pickFreePort } from '@/lib/commands/process/port';
import { makeCertificate } from './make-certificate';

const WRITTEN = '.deploy/nginx';
const LOGROTATE = '.deploy/logrotate.conf';

/** The one name in the certificate; each request says itself which brand it is for. */
export const TIER_NAME = 'm10.localhost';

/** The nginx of `.deploy`, as it is written there but for the ports, the folder and the certificate. */
export interface CacheTier {
  /** Speaks TLS. */
  readonly port: number;
  /** Leads there. */
  readonly plainPort: number;
  /** Its own certificate, in PEM. */
  readonly authority: string;
  /** How many pages it keeps. */
  countKept(): number;
  /** Rotates both logs as `.deploy` does, and gives all that was ever written to either. */
  readLogs(): Promise<{ readonly access: string; readonly error: string }>;
  stop(): Promise<void>;
}

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}

function writeCertificate(folder: string): string {
  const { certificate, key } = makeCertificate({ name: TIER_NAME, host: TIER_NAME, until: new Date('2100-01-01') });
  mkdirSync(join(folder, 'certificates'));
  writeFileSync(join(folder, 'certificates/site.crt'), certificate);
  writeFileSync(join(folder, 'certificates/site.key'), key);
  return certificate;
}

export interface TierOptions {
  /** Without TLS and without a limit for its one address, as a bench measures its peers. */
  readonly isBench?: boolean;
  /** Another limit for each address: so many requests at once, and a minute. */
  readonly narrow?: { readonly requests: number; readonly perMinute: number };
}

interface TierPorts extends Pick<CacheTier, 'port' | 'plainPort'> {
  readonly sites: readonly [number, number];
}

function change(file: string, pattern: RegExp, text: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pattern, text));
}

function applyOptions(folder: string, { isBench, narrow }: TierOptions): void {
  const site = join(folder, 'site.conf');
  if (isBench) {
    change(site, /^limit_.*$/gm, '');
    change(join(folder, 'nginx.conf'), / ssl http2/g, '');
  }
  if (narrow) {
    change(site, /burst=\d+/g, `burst=${narrow.requests}`);
    change(join(folder, 'limits.conf'), /rate=\S+;/g, `rate=${narrow.perMinute}r/m;`);
  }
}

/** Without the lines for IPv6 where a machine has none. */
function readWritten(file: string): string {
  const text = readFileSync(file, 'utf8');
  const addresses = Object.values(networkInterfaces()).flatMap((own = []) => own.map(({ address }) => address));
  return addresses.includes('::1') ? text : text.replaceAll(/^ *listen \[::\].*\n/gm, '');
}

/** Gives the file to start it with. */
function writeConfig(folder: string, { sites, port, plainPort }: TierPorts): string {
  const file = join(folder, 'nginx.conf');
  const text = readWritten(file)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${sites[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${sites[1]}`)
    .replaceAll(/listen (\[::\]:)?(443|80)(?=[ ;])/g, (_, six: string | undefined, own: string) => {
      return `listen ${six === undefined ? '127.0.0.1' : '[::1]'}:${own === '443' ? port : plainPort}`;
    });
  // Its workers give up root, and then may not read a folder of ours.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text);
  return file;
}

/** As a machine of `.deploy` does each night; the signal alone where there is no logrotate. */
function rotate(folder: string): void {
  const file = join(folder, 'logrotate.conf');
  writeFileSync(file, readFileSync(LOGROTATE, 'utf8').replaceAll('/var/lib/site', folder), { mode: 0o600 });
  const { error, status, stderr } = spawnSync('logrotate', ['--force', '--state', join(folder, 'state'), file], {
    encoding: 'utf8',
  });
  if (error) process.kill(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')), 'SIGUSR1');
  else if (status !== 0) throw new Error(`logrotate: ${stderr}`);
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

function readAll(folder: string, name: string): string {
  const files = readdirSync(folder).filter((file) => file.startsWith(name));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
}

/** Starts it in front of two processes of the site; throws with what `nginx -t` says where the files are wrong. */
export async function startCacheTier(
  port: number,
  sites: readonly [number, number],
  options: TierOptions = {},
): Promise<CacheTier> {
  const folder = mkdtempSync(join(tmpdir(), 'cache-tier-'));
  cpSync(WRITTEN, folder, { recursive: true });
  mkdirSync(join(folder, 'logs'));
  applyOptions(folder, options);
  const plainPort = await pickFreePort();
  const authority = writeCertificate(folder);
  const args = ['-p', folder, '-c', writeConfig(folder, { sites, port, plainPort })];
  const tried = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(tried.stderr);
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const kill = (): void => void nginx.kill('SIGTERM');
  process.once('exit', kill);
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await wait(50);
  }
  return {
    ...{ port, plainPort, authority },
    countKept: () => countFiles(join(folder, 'pages')),
    readLogs: async () => {
      rotate(folder);
      // Each worker writes what it still has when it hears of it.
      await wait(1000);
      const logs = join(folder, 'logs');
      return { access: readAll(logs, 'access.log'), error: readAll(logs, 'error.log') };
    },
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
