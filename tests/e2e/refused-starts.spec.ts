import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@/tests/support/site';

/** What production asks for; no request is made with any of it. */
const PRODUCTION = {
  ...{
    APP_ENV: 'production',
    SESSION_SECRET: 'a secret of the tests, 32 or more',
    SUPPRESSION_SECRET: 'another secret of tests, 32 or more',
  },
  ...{ MEDIAALPHA_URL: 'https://ads.example', MEDIAALPHA_API_TOKEN: 'token' },
  ...{ IPQS_URL: 'https://ipqs.example', IPQS_API_KEY: 'key' },
  ...{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', SPOOL_FOLDER: '/var/lib/site/spool' },
};

/** Starts the build with these settings alone, and gives how it ended and what it printed. */
async function start(settings: Readonly<Record<string, string>>) {
  const port = String(await findFreePort());
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
    env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['NODE_OPTIONS'], NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  return { code, printed };
}

// The build under test is for trying out (D106).
for (const [name, settings, words] of [
  ['without APP_ENV', {}, 'APP_ENV is missing: set it to production, preview or demo, as it was built.'],
  ['as development', { APP_ENV: 'development' }, 'APP_ENV is development, which npm run dev alone serves'],
  [
    'as production',
    PRODUCTION,
    /This build is for APP_ENV=(demo|development) and cannot be started with APP_ENV=production/,
  ],
  ['as preview', { APP_ENV: 'preview' }, 'cannot be started with APP_ENV=preview: build it with APP_ENV=preview.'],
] as const) {
  test(`a build that is for trying out does not start ${name}, and says why`, async () => {
    const { code, printed } = await start(settings);
    expect(code).toBe(1);
    expect(printed).toMatch(words);
  });
}
