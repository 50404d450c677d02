import { expect, test, vi } from 'vitest';
import { registry } from '@/funnels/registry';
import { defineExperiment } from '@/lib/experiments/experiment';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { parseEnv } from '@/lib/server/platform/env';
import {
  closeUnreadyBrands,
  startServer,
  warnOfEndedExperiments,
  warnOfUnknownAddresses,
} from '@/lib/server/process/start-server';
import { unreadyRegistry } from '@/tests/support/ready-registry';

test('production without any brand that is ready is refused, with all that is missing, each by brand and path', () => {
  const line = (brand: string) => `\\n {2}${brand}: \\d+ to mend, npm run launch -- ${brand} lists them\\.`;
  const words = new RegExp(`^Production has no brand that is ready:${BRAND_CODES.map(line).join('')}$`);
  expect(() => closeUnreadyBrands(unreadyRegistry, 'production')).toThrow(words);
  expect(() => closeUnreadyBrands(registry, 'demo')).not.toThrow();
});

test('what may not be served ends the process, in plain words', async () => {
  vi.stubEnv('APP_ENV', 'production');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const nothing = (): never => {
    throw new Error('asked before the start');
  };
  const direct = { calls: {}, pages: { matcher: [], readPage: nothing, renderPage: nothing }, readFile: nothing };
  await expect(startServer(registry, direct)).rejects.toThrow('exit 1');
  expect(exit).toHaveBeenCalledWith(1);
  expect(written.mock.calls.join('')).toMatch(/^The environment cannot be used:\n {2}SESSION_SECRET is missing/);
});

test('an experiment is warned about from the day after its last, with its owner', () => {
  const variants = [
    { name: 'control', weight: 50 },
    { name: 'other', weight: 50 },
  ] as const;
  const days = { startsOn: '2026-11-01', endsOn: '2026-12-31' };
  const experiment = defineExperiment({ name: 'a', owner: 'benefits pages', seed: 'a', page: 'b', variants, ...days });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  warnOfEndedExperiments([experiment], new Date('2026-12-31T23:59:59Z'));
  expect(written).not.toHaveBeenCalled();
  warnOfEndedExperiments([experiment], new Date('2027-01-01T00:00:00Z'));
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    level: 'warn',
    message: 'experiment has ended; remove it from funnels/experiments.ts',
    experiment: 'a',
    owner: 'benefits pages',
  });
  written.mockRestore();
});

test('production without a proxy that it trusts is told so in one line, and starts', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const env = { ...parseEnv({}), APP_ENV: 'production', TRUSTED_PROXY_HOPS: 0 } as const;
  warnOfUnknownAddresses({ ...env, APP_ENV: 'demo' });
  warnOfUnknownAddresses({ ...env, TRUSTED_PROXY_HOPS: 1 });
  expect(written).not.toHaveBeenCalled();
  warnOfUnknownAddresses(env);
  expect(written).toHaveBeenCalledTimes(1);
  expect(String(written.mock.calls[0]?.[0])).toMatch(/"level":"warn".*TRUSTED_PROXY_HOPS/);
});
