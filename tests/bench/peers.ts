import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawn, spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { pickFreePort } from '@/lib/commands/process/port';
import type { Services } from '@/lib/commands/process/services';
import { BENCH_FOLDER } from './bench-sites';

const BARE_NODE = `
  const { createServer } = require('node:http');
  createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(Number(process.argv[1]), '127.0.0.1');
`;

/** A server of node alone that reads a body and answers 204: the ceiling of this machine. */
export async function startBareNode(services: Services): Promise<number> {
  const port = await pickFreePort();
  await services.start({ name: 'bare node', args: ['-e', BARE_NODE, String(port)] }, `http://127.0.0.1:${port}/`);
  return port;
}

function nginxConfig(port: number, folder: string): string {
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  return `
    ${asRoot}
    daemon off;
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off;
      default_type text/html;
      sendfile on;
      open_file_cache max=10;
      gzip_static on;
      keepalive_requests 10000000;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }
  `;
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });
}

export interface Nginx {
  readonly port: number;
  readonly stop: () => void;
}

/** Serves one HTML file as `/page.html` with nginx, packed beforehand; undefined where there is no nginx. */
export async function startNginx(html: Buffer): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = resolve(BENCH_FOLDER, 'nginx');
  const port = await pickFreePort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/page.html`, html);
  writeFileSync(`${folder}/page.html.gz`, gzipSync(html));
  writeFileSync(`${folder}/nginx.conf`, nginxConfig(port, folder));
  const nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'], { stdio: 'inherit' });
  const stop = (): void => void nginx.kill('SIGTERM');
  process.once('exit', stop);
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) return undefined;
    await wait(50);
  }
  return { port, stop };
}
