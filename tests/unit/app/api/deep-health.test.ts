import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreAwayError } from '@/lib/server/records/write-queue';
import { copyMigratedStore } from '@/tests/support/model-stores';

const TOKEN = 'a-token-of-the-operator';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deep-health-'));
  copyMigratedStore(join(folder, 'store'));
  vi.stubEnv('DATABASE_URL', `file:${join(folder, 'store')}`);
  vi.stubEnv('SPOOL_FOLDER', join(folder, 'spool'));
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().close();
  rmSync(folder, { recursive: true });
});

async function ask(token: string): Promise<Response> {
  const { GET } = await import('@/app/api/health/deep/route');
  return GET(new Request('http://0.0.0.0/api/health/deep', { headers: { authorization: `Bearer ${token}` } }));
}

test('the operator alone is told whether the store answers, which readiness does not say', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().ping();
  expect((await ask('another-token-of-nobody')).status).toBe(401);
  const well = await ask(TOKEN);
  expect([well.status, await well.json()]).toEqual([200, { status: 'well', store: 'answers', spoolBytes: 0 }]);
  vi.spyOn(getStore(), 'ping').mockRejectedValue(new StoreAwayError('away'));
  const away = await ask(TOKEN);
  expect([away.status, await away.json()]).toMatchObject([503, { status: 'ill', store: 'away' }]);
  vi.spyOn(getStore(), 'isBehind').mockReturnValue(true);
  expect(await (await ask(TOKEN)).json()).toMatchObject({ status: 'ill', store: 'behind' });
});
