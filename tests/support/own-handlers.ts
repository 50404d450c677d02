import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { copyMigratedStore } from './model-stores';

type Settings = Readonly<Record<string, string>>;

/**
 * Gives the handlers that a file tests a sandbox, a store and a spool of their own, and keeps them quiet. The settings
 * are read once, so `load` imports the handlers when they are there. Returns what the sandbox was asked.
 */
export function ownHandlers(buildSettings: (sandboxUrl: string) => Settings, load: () => Promise<void>) {
  let sandbox: Sandbox | undefined;
  let folder = '';

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    folder = mkdtempSync(join(tmpdir(), 'own-handlers-'));
    copyMigratedStore(join(folder, 'store'));
    const places = { DATABASE_URL: `file:${join(folder, 'store')}`, SPOOL_FOLDER: join(folder, 'spool') };
    Object.assign(process.env, { APP_ENV: 'development', ...places, ...buildSettings(sandbox.url) });
    await load();
    // The embedded database takes its time to open; no test is about that.
    const { getStore } = await import('@/lib/server/process/open-store');
    await getStore().ping();
  });

  afterAll(async () => {
    await sandbox?.close();
    const { getStore } = await import('@/lib/server/process/open-store');
    await getStore().close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  return { calls: () => sandbox?.calls() ?? [] };
}
