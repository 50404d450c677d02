import { defineConfig, devices } from '@playwright/test';
import { parsePort } from './lib/commands/process/port';
import { buildSandboxEnv } from './lib/commands/process/sandbox-env';
import { chromiumLaunch } from './tests/support/chromium';
import { guardProcesses } from './tests/support/guard-processes';
import { resolveLocalhostNames } from './tests/support/localhost-names';
import { keepFilesInMemory } from './tests/support/memory-folder';
import { ONLY_IN_ALL, runsAll } from './tests/support/only-in-all';
import { findOpenMoment } from './tests/support/office-clock';
import { recordOpenings } from './tests/support/record-openings';

const PORT = parsePort('PORT', 4300);
const SANDBOX_PORT = parsePort('SANDBOX_PORT', 4999);
const DATA_FOLDER = '.data/e2e';
const REQUIRE_BUILD = 'node --import tsx tests/support/require-build.ts';

resolveLocalhostNames();
recordOpenings();
guardProcesses();
keepFilesInMemory();
// Of the servers that tests start; their browsers' clocks are set by what records what they open.
process.env['OFFICE_CLOCK'] ??= new Date(findOpenMoment(Date.now())).toISOString().replace(/:\d\d\.\d+Z$/, 'Z');

const LEFT_OUT = runsAll ? [] : [...ONLY_IN_ALL.e2e];
const PHONE = {
  browserName: 'chromium',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // No test looks at pixels, and a quarter of them is drawn in a quarter of the time.
  deviceScaleFactor: 1,
} as const;

const { executablePath, args } = chromiumLaunch;
const launchOptions = { args, ...(executablePath === undefined ? {} : { executablePath }) };
const env = buildSandboxEnv({
  appEnv: 'demo',
  port: PORT,
  sandboxPort: SANDBOX_PORT,
  databaseUrl: `file:${DATA_FOLDER}`,
});

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/start-run.ts',
  outputDir: 'reports/e2e',
  // One more than the cores: each test waits for the other end half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Patience, not a measure: a slow machine must not fail a test.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${process.env['PLAYWRIGHT_REPORT_NAME'] ?? 'playwright'}.json` }],
    ['./tests/support/coverage-reporter.ts'],
  ],
  use: {
    baseURL: `http://m10.localhost:${PORT}`,
    // Recording costs a seventh of the time: only a second try is recorded. `--trace=on` shows a failure at home.
    trace: 'on-first-retry',
    launchOptions,
  },
  // The phone is the default; a file that is about wide screens is named *.desktop.spec.ts, and has scroll bars that
  // take room. Each group of options costs a start of every worker, a file that asks for its own as well.
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.desktop.spec.ts',
      testIgnore: LEFT_OUT,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
    { name: 'phone', testIgnore: ['**/*.desktop.spec.ts', ...LEFT_OUT], use: PHONE },
  ],
  webServer: [
    {
      command: 'node --import tsx tests/sandbox/sandbox.ts',
      url: `http://127.0.0.1:${SANDBOX_PORT}/`,
      env,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `${REQUIRE_BUILD} && rm -rf ${DATA_FOLDER} && node node_modules/next/dist/bin/next start`,
      url: `http://127.0.0.1:${PORT}/api/health`,
      env,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
