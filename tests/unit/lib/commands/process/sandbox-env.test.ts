import { expect, test } from 'vitest';
import { buildSandboxEnv } from '@/lib/commands/process/sandbox-env';
import { parseEnv } from '@/lib/server/platform/env';

/** What a `.env` of somebody who works with real companies may hold. */
const REAL = {
  SESSION_SECRET: 'k'.repeat(32),
  MEDIAALPHA_URL: 'https://insurance.mediaalpha.com',
  MEDIAALPHA_API_TOKEN: 'real',
  IPQS_URL: 'https://www.ipqualityscore.com/api/json/ip',
  IPQS_API_KEY: 'real',
  QUINSTREET_URL: 'https://www.nextinsure.com',
  QUINSTREET_CLIENT_ID: 'real',
  QUOTEWIZARD_URL: 'https://quotewizard.com',
  QUOTEWIZARD_CLIENT_ID: 'real',
  DESTINATION_SEGMENT_URL: 'https://api.segment.io/v1/batch',
  DESTINATION_SEGMENT_WRITE_KEY: 'real',
  DESTINATION_NATS_URL: 'tls://nats.example',
  SENTRY_DSN: 'https://key@errors.example/1',
  SENTRY_BROWSER_DSN: 'https://key@errors.example/1',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com',
  MEDIAALPHA_ADS_URL: 'https://insurance.mediaalpha.com/js/serve.js',
  TRUSTEDFORM_URL: 'https://api.trustedform.com',
  LEADID_URL: 'https://create.lidstatic.com',
  TAG_ORIGINS: 'https://tags.example',
};

test('no setting of a real company reaches a trial run', () => {
  const trial = buildSandboxEnv({ appEnv: 'demo', port: 3000, sandboxPort: 4100, databaseUrl: 'file:trial' });
  const env = parseEnv({ ...REAL, ...trial });
  expect(env).toEqual(
    parseEnv({ APP_ENV: 'demo', SANDBOX_PORT: '4100', DATABASE_URL: 'file:trial', SPOOL_FOLDER: 'trial-spool' }),
  );
});

test('what says how the trial itself runs is left as it is', () => {
  const trial = buildSandboxEnv({ appEnv: 'development', port: 3000, sandboxPort: 3999 });
  const kept = { LIMIT_FACTOR: '2', METRICS_TOKEN: 'm'.repeat(16), DATABASE_URL: 'file:mine', DEFAULT_BRAND: 'm10' };
  expect(parseEnv({ ...kept, ...trial })).toMatchObject({ ...kept, LIMIT_FACTOR: 2 });
});
