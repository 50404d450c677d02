import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { calls } from '@/lib/calls/calls';
import { pickFreePort } from '../process/port';
import { BUILD, NEXT } from '../process/programs';
import { buildSandboxEnv } from '../process/sandbox-env';
import type { Services } from '../process/services';
import { readSeen, type SeenDocuments } from './changed-documents';
import type { Shot } from './shot-list';

/** A tree that is built and served. */
export interface BuiltTree {
  readonly folder: string;
  readonly port: number;
}

/** Of both builds, so that it is no difference. */
const BUILD_ID = 'shots-since';
const ASKED_AT_ONCE = 8;

/** Builds a tree and serves it, from a store of its own, with the sandbox of that port. */
export async function serveTree(
  services: Services,
  name: string,
  folder: string,
  sandboxPort: number,
): Promise<BuiltTree> {
  const port = await pickFreePort();
  const databaseUrl = `file:${path.join(folder, '.data', 'shots')}`;
  const env = { ...buildSandboxEnv({ appEnv: 'demo', port, sandboxPort, databaseUrl }), BUILD_ID, TYPES_CHECKED: '1' };
  await services.run({ name: `build of ${name}`, args: BUILD, env, cwd: folder });
  const health = `http://127.0.0.1:${port}${calls.getHealth.path}`;
  await services.start({ name: `site of ${name}`, args: [...NEXT, 'start'], env, cwd: folder }, health);
  return { folder, port };
}

/** By the machine’s own address: not every resolver knows the names under localhost. */
function readDocument(port: number, { url, brand }: Shot): Promise<string | undefined> {
  const { pathname, search } = new URL(url);
  const headers = { host: `${brand}.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers }, (response) => {
      text(response).then((html) => resolve(response.statusCode === 200 ? html : undefined), reject);
    }).once('error', reject);
  });
}

function nameFiles(folder: string): (file: string) => string {
  const names = new Map<string, string>();
  return (file) => {
    const whole = path.join(folder, 'public', file);
    const name =
      names.get(file) ?? (existsSync(whole) ? createHash('sha256').update(readFileSync(whole)).digest('hex') : '');
    names.set(file, name);
    return name;
  };
}

/** What is seen in a tree at the address of each shot, by brand and name. */
export async function readTree({ folder, port }: BuiltTree, shots: readonly Shot[]): Promise<SeenDocuments> {
  const nameContent = nameFiles(folder);
  const seen = new Map<string, string | undefined>();
  const waiting = [...shots];
  const work = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const html = await readDocument(port, shot);
      // A tree’s own port stands in no page that visitors see.
      const same = html?.replaceAll(`localhost:${port}`, 'localhost');
      seen.set(`${shot.brand}/${shot.name}`, same === undefined ? undefined : readSeen(same, nameContent));
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
  return seen;
}
