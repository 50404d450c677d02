import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgres://root@127.0.0.1:1/none');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().close();
});

async function ask(): Promise<Response> {
  const { GET } = await import('@/app/api/health/ready/route');
  return GET(new Request('http://0.0.0.0/api/health/ready'));
}

test('a process is ready without its store, but not while the tables are behind its build', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  expect((await ask()).status).toBe(200);
  vi.spyOn(getStore(), 'isBehind').mockReturnValue(true);
  const response = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ error: { code: 'tables' } });
});
