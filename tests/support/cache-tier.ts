import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WRITTEN = '.deploy/nginx';

/** The nginx of `.deploy`, as it is written there but for the ports. */
export interface CacheTier {
  readonly port: number;
  /** What it has written down of its requests. */
  readLog(): string;
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

/** Starts it in front of two processes of the site; throws with what `nginx -t` says where the files are wrong. */
export async function startCacheTier(port: number, sites: readonly [number, number]): Promise<CacheTier> {
  const folder = mkdtempSync(join(tmpdir(), 'cache-tier-'));
  cpSync(WRITTEN, folder, { recursive: true });
  mkdirSync(join(folder, 'logs'));
  const file = join(folder, 'nginx.conf');
  const text = readFileSync(file, 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${sites[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${sites[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  // Its workers give up root, and then may not read a folder of ours.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text);
  const args = ['-p', folder, '-c', file];
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
    port,
    readLog: () => readFileSync(join(folder, 'logs/access.log'), 'utf8'),
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
