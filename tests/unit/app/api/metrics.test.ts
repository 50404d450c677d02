import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copyMigratedStore } from '@/tests/support/model-stores';

const TOKEN = 'a-token-of-the-operator';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  copyMigratedStore(join(folder, 'store'));
});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', `file:${join(folder, 'store')}`);
  vi.stubEnv('SPOOL_FOLDER', join(folder, 'spool'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().close();
  rmSync(folder, { recursive: true });
});

async function ask(authorization?: string): Promise<Response> {
  const { GET } = await import('@/app/api/metrics/route');
  return GET(new Request('http://0.0.0.0/api/metrics', authorization ? { headers: { authorization } } : {}));
}

test('without the setting there is no such call', async () => {
  vi.stubEnv('METRICS_TOKEN', '');
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(404);
});

test.each([undefined, 'Bearer', 'Bearer another-token', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
  '%s is not the operator',
  async (authorization) => {
    vi.stubEnv('METRICS_TOKEN', TOKEN);
    const response = await ask(authorization);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toMatch('funnel_');
  },
);

test('the operator gets counters and gauges, as text that Prometheus reads', async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().ping();
  await ask();
  const response = await ask(`Bearer ${TOKEN}`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^funnel_requests_total\{method="GET",route="\/api\/metrics",status="401"\} \d+$/m);
  expect(text).toMatch('funnel_outbox_waiting 0\n');
  expect(text).toMatch('funnel_store_away 0\n');
  expect(text).toMatch('funnel_spool_bytes 0\n');
});
