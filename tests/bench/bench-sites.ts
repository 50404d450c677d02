import { readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { pickFreePort } from '@/lib/commands/process/port';
import { BUILD, NEXT, SANDBOX } from '@/lib/commands/process/programs';
import { runPhase } from '@/lib/commands/process/phase-progress';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import type { Services } from '@/lib/commands/process/services';

const BARE_FOLDER = 'tests/bench/bare-next';
/** The bare page that is as heavy takes its size from this one. */
const WEIGHED_PAGE = '.next/server/app/m10.html';
export const BENCH_FOLDER = '.data/bench';

/** The product and a bare Next app, both built and both listening. */
export interface BenchSites {
  readonly productPort: number;
  readonly barePort: number;
  readonly sandboxPort: number;
}

function isBuilt(folder: string): boolean {
  try {
    return readFileSync(`${folder}/.next/BUILD_ID`, 'utf8') !== '';
  } catch {
    return false;
  }
}

/**
 * Builds both, unless `--reuse` asks for the builds that are there, and starts both with a fresh store: an embedded one,
 * if none is given.
 */
export async function startBenchSites(
  services: Services,
  databaseUrl = `file:${BENCH_FOLDER}/store`,
): Promise<BenchSites> {
  rmSync(BENCH_FOLDER, { recursive: true, force: true });
  const [productPort, barePort, sandboxPort] = [await pickFreePort(), await pickFreePort(), await pickFreePort()];
  const sandboxEnv = buildSandboxEnv({ appEnv: 'demo', port: productPort, sandboxPort, databaseUrl });
  // The load comes from many made-up addresses, as it would through a proxy.
  const env = { ...sandboxEnv, TRUSTED_PROXY_HOPS: '1', SPOOL_FOLDER: `${BENCH_FOLDER}/spool` };
  const reuse = process.argv.includes('--reuse');
  if (!reuse || !isBuilt('.')) {
    const args = BUILD;
    await runPhase('Building the product', () => services.run({ name: 'product build', args, env }));
  }
  if (!reuse || !isBuilt(BARE_FOLDER)) {
    const args = [...NEXT, 'build', BARE_FOLDER];
    const heavy = { BARE_PAGE_BYTES: String(statSync(WEIGHED_PAGE).size) };
    await runPhase('Building the bare pages', () => services.run({ name: 'bare build', args, env: heavy }));
  }
  const bare = { name: 'bare site', args: [...NEXT, 'start', BARE_FOLDER, '-p', String(barePort)] };
  await services.start(bare, `http://127.0.0.1:${barePort}/`);
  await services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`);
  const product = { name: 'product site', args: [...NEXT, 'start'], env };
  await services.start(product, `http://127.0.0.1:${productPort}/api/health`);
  return { productPort, barePort, sandboxPort };
}

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  /** Media type, as sent. */
  readonly type: string;
}

/** Fetches from this machine as a visitor of `host`; Node does not resolve *.localhost everywhere. */
export function fetchLocally(port: number, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      const { statusCode: status = 0, headers } = response;
      const type = headers['content-type'] ?? '';
      response.on('end', () => resolve({ status, body: Buffer.concat(chunks), type }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
