import { expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import { isDraining, watchForTermination } from '@/lib/server/draining';
import { refuseSampleFacts, startServer } from '@/lib/server/start-server';

test('sample facts are refused all at once, each by brand and path', () => {
  expect(() => refuseSampleFacts([brands.tqg, brands.wc])).toThrow(/tqg: mediaAlpha\.placementId[^]*wc: /);
  expect(() => refuseSampleFacts([])).not.toThrow();
});

test('what may not be served ends the process, in plain words', async () => {
  vi.stubEnv('APP_ENV', 'production');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(startServer(Object.values(brands))).rejects.toThrow('exit 1');
  expect(exit).toHaveBeenCalledWith(1);
  expect(written.mock.calls.join('')).toMatch(/^The environment cannot be used:\n {2}SESSION_SECRET is missing/);
});

test('after SIGTERM the process is draining', () => {
  expect(isDraining()).toBe(false);
  watchForTermination();
  process.emit('SIGTERM');
  expect(isDraining()).toBe(true);
});
