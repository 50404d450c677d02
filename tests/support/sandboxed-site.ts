import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pickFreePort } from '@/lib/commands/process/port';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { startSandbox } from '@/tests/sandbox/start-sandbox';
import { copyEmptyStore } from './model-stores';

/** Where a trial's own site listens, and its settings: a sandbox, a store and a spool that nobody else has. */
export interface SandboxedSite {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Which store and spool a site shall have, where not those of a new folder. */
interface GivenStore {
  readonly databaseUrl?: string;
  readonly spoolFolder?: string;
}

/** Runs a trial beside a sandbox of its own; the store is an embedded one in a new folder unless another is given. */
export async function runWithSandbox<Result>(
  trial: (site: SandboxedSite) => Promise<Result>,
  store: GivenStore = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  copyEmptyStore(join(folder, 'store'));
  const sandbox = await startSandbox({ port: 0 });
  const port = await pickFreePort();
  const sandboxPort = Number(new URL(sandbox.url).port);
  const { databaseUrl = `file:${join(folder, 'store')}`, spoolFolder = join(folder, 'spool') } = store;
  const env = {
    ...buildSandboxEnv({ appEnv: 'demo', port, sandboxPort, databaseUrl }),
    ...{ TRUSTED_PROXY_HOPS: '1', SPOOL_FOLDER: spoolFolder },
  };
  try {
    return await trial({ port, env });
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
