import { defineConfig } from 'vitest/config';
import { guardProcesses } from './tests/support/guard-processes';

guardProcesses();

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/guard-processes.ts',
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
