import { describe, expect, test } from 'vitest';
import { parseEnv } from '@/lib/server/platform/env';
import { EnvError } from '@/lib/server/settings/env-error';
import { SAMPLE_SECRET } from '@/lib/server/settings/setting';
import { SETTING_NAMES, SETTINGS } from '@/lib/server/settings/settings';

const production = {
  APP_ENV: 'production',
  SESSION_SECRET: 'a secret of the tests, 32 or more',
  SUPPRESSION_SECRET: 'another secret of tests, 32 or more',
  MEDIAALPHA_URL: 'https://insurance.mediaalpha.com',
  MEDIAALPHA_API_TOKEN: 'token',
  IPQS_URL: 'https://www.ipqualityscore.com/api/json/ip',
  IPQS_API_KEY: 'key',
  DATABASE_URL: 'postgres://site:password@database.internal/site?sslmode=verify-full',
  SPOOL_FOLDER: '/var/lib/site/spool',
};

function findFaults(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.faults.map(({ name, problem }) => `${name} ${problem}`);
  }
}

test('nothing set is development against the sandbox and the embedded store', () => {
  expect(parseEnv({})).toEqual({
    APP_ENV: 'development',
    DEFAULT_BRAND: 'm10',
    LIMIT_FACTOR: 1000,
    MEDIAALPHA_CALLS_PER_MINUTE: 300,
    MEDIAALPHA_CALLS_PER_DAY: 20000,
    IPQS_CALLS_PER_MINUTE: 60,
    IPQS_CALLS_PER_DAY: 5000,
    LISTINGS_CALLS_PER_MINUTE: 120,
    LISTINGS_CALLS_PER_DAY: 20000,
    SESSION_SECRET: SAMPLE_SECRET,
    TRUSTED_PROXY_HOPS: 0,
    DATABASE_URL: 'file:.data/store',
    DATABASE_CONNECTIONS: 10,
    SUPPRESSION_SECRET: SAMPLE_SECRET,
    RETENTION_ANSWERS_DAYS: 30,
    RETENTION_EVENTS_DAYS: 395,
    RETENTION_USERS_DAYS: 395,
    RETENTION_LEADS_DAYS: 365,
    RETENTION_NUMBERS_DAYS: 90,
    RETENTION_OUTBOX_DAYS: 30,
    RETENTION_REFUSED_DAYS: 30,
    RETENTION_ERASURES_DAYS: 400,
    RETENTION_CONSENTS_DAYS: 1827,
    RETENTION_SUPPRESSIONS_DAYS: 3653,
    OPERATORS_TOKEN: undefined,
    SPOOL_FOLDER: '.data/spool',
    SPOOL_LIMIT_MB: 2048,
    SHUTDOWN_DELAY_SECONDS: 0,
    SHUTDOWN_LIMIT_SECONDS: 25,
    METRICS_TOKEN: undefined,
    DESTINATION_SEGMENT_URL: undefined,
    DESTINATION_SEGMENT_WRITE_KEY: undefined,
    DESTINATION_SEGMENT_FIELDS: '',
    DESTINATION_NATS_URL: undefined,
    DESTINATION_NATS_TOKEN: undefined,
    DESTINATION_META_EVENT: 'Contact',
    DESTINATION_GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
    DESTINATION_GOOGLE_TRIAL: 'no',
    DESTINATION_MICROSOFT_TOKEN_URL: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    DESTINATION_NATS_STREAM: 'FUNNEL',
    DESTINATION_NATS_SUBJECT: 'funnel',
    DESTINATION_NATS_FIELDS: '',
    MEDIAALPHA_URL: 'http://127.0.0.1:3999/mediaalpha',
    MEDIAALPHA_API_TOKEN: SAMPLE_SECRET,
    IPQS_URL: 'http://127.0.0.1:3999/ipqs',
    OUTCOME_MEDIAALPHA_SECRET: SAMPLE_SECRET,
    OUTCOME_CALLNETWORK_SECRET: SAMPLE_SECRET,
    IPQS_API_KEY: SAMPLE_SECRET,
    QUINSTREET_URL: 'http://127.0.0.1:3999/quinstreet',
    QUINSTREET_CLIENT_ID: SAMPLE_SECRET,
    QUOTEWIZARD_URL: 'http://127.0.0.1:3999/quotewizard',
    QUOTEWIZARD_CLIENT_ID: SAMPLE_SECRET,
    SENTRY_DSN: undefined,
    SENTRY_BROWSER_DSN: 'http://sandbox@127.0.0.1:3999/sentry/1',
    TAG_MANAGER_URL: 'http://127.0.0.1:3999/gtm',
    MEDIAALPHA_ADS_URL: 'http://127.0.0.1:3999/mediaalpha-ads/js/serve.js',
    TRUSTEDFORM_URL: 'http://127.0.0.1:3999/trustedform',
    LEADID_URL: 'http://127.0.0.1:3999/leadid',
    PORT: 3000,
    SANDBOX_PORT: 3999,
  });
});

test('an empty variable is an unset one, and the sandbox follows its port', () => {
  const env = parseEnv({ APP_ENV: '', MEDIAALPHA_URL: '', SENTRY_DSN: '', SANDBOX_PORT: '4100' });
  expect(env.APP_ENV).toBe('development');
  expect(env.MEDIAALPHA_URL).toBe('http://127.0.0.1:4100/mediaalpha');
  expect(env.SENTRY_DSN).toBeUndefined();
});

test('all faults are listed at once, each with its remedy and without its value', () => {
  const source = {
    APP_ENV: 'staging',
    DEFAULT_BRAND: 'nobody',
    TRUSTED_PROXY_HOPS: '-1',
    DATABASE_URL: 'mysql://x',
    PORT: 'x',
  };
  expect(findFaults(source)).toEqual(Object.keys(source).map((name) => `${name} is wrong`));
  expect(() => parseEnv(source)).toThrow(/PORT is wrong: set it to a port, 1 to 65535\./);
  expect(() => parseEnv(source)).not.toThrow(/staging|nobody|mysql/);
});

test('what refuses to start names a variable that is a letter or two off a setting, without its value', () => {
  const source = { ...production, DATABASE_URL: '', DATABSE_URL: 'postgres://hidden', HOST: 'x', SENTRY_ORG: 'x' };
  expect(() => parseEnv(source)).toThrow(/\n {2}DATABSE_URL is no setting\. Did you mean DATABASE_URL\?\n/);
  expect(() => parseEnv(source)).not.toThrow(/hidden|HOST|SENTRY_ORG/);
});

test.each([
  [{}, ['APP_ENV is missing']],
  [{ APP_ENV: '' }, ['APP_ENV is missing']],
  [{ APP_ENV: 'development' }, ['APP_ENV is development, which npm run dev alone serves']],
  [{ APP_ENV: 'demo' }, []],
  [{ APP_ENV: 'preview' }, []],
])('a built site, which Next runs with NODE_ENV=production, must be told what it is: %j', (source, faults) => {
  expect(findFaults({ NODE_ENV: 'production', ...source })).toEqual(faults);
  expect(findFaults({ NODE_ENV: 'development', ...source })).toEqual([]);
});

test('a preview, which strangers open, loads nothing from the sandbox of this machine', () => {
  const { TAG_MANAGER_URL, TRUSTEDFORM_URL, MEDIAALPHA_URL } = parseEnv({ APP_ENV: 'preview' });
  expect([TAG_MANAGER_URL, TRUSTEDFORM_URL]).toEqual([undefined, undefined]);
  expect(MEDIAALPHA_URL).toBe('http://127.0.0.1:3999/mediaalpha');
});

describe('production', () => {
  test('accepts real settings', () => {
    expect(parseEnv(production).APP_ENV).toBe('production');
  });

  test('loads nothing from outside that is not set', () => {
    expect(parseEnv(production)).not.toHaveProperty('TAG_MANAGER_URL', expect.anything());
    expect(parseEnv(production)).not.toHaveProperty('SENTRY_BROWSER_DSN', expect.anything());
  });

  test('has no default for secrets and providers', () => {
    expect(findFaults({ APP_ENV: 'production' })).toEqual([
      'SESSION_SECRET is missing',
      'SUPPRESSION_SECRET is missing',
      'MEDIAALPHA_URL is missing',
      'MEDIAALPHA_API_TOKEN is missing',
      'IPQS_URL is missing',
      'IPQS_API_KEY is missing',
      'DATABASE_URL is the embedded store',
      'SPOOL_FOLDER is relative',
    ]);
  });

  test.each([
    [{ SESSION_SECRET: 'k'.repeat(31) }, 'SESSION_SECRET is too short'],
    [{ SESSION_SECRET: 'x'.repeat(32) }, 'SESSION_SECRET has fewer than 10 different characters'],
    [{ SUPPRESSION_SECRET: 'changeme'.repeat(4) }, 'SUPPRESSION_SECRET has fewer than 10 different characters'],
    [{ OPERATORS_TOKEN: 'x'.repeat(32) }, 'OPERATORS_TOKEN has fewer than 10 different characters'],
    [{ SESSION_SECRET: SAMPLE_SECRET }, 'SESSION_SECRET is the sample'],
    [{ SESSION_SECRET_PREVIOUS: 'k'.repeat(31) }, 'SESSION_SECRET_PREVIOUS is too short'],
    [{ SESSION_SECRET_PREVIOUS: SAMPLE_SECRET }, 'SESSION_SECRET_PREVIOUS is the sample'],
    [{ MEDIAALPHA_API_TOKEN: SAMPLE_SECRET }, 'MEDIAALPHA_API_TOKEN is the sample'],
    [{ IPQS_API_KEY: 'a-sample-key' }, 'IPQS_API_KEY is the sample'],
    [{ MEDIAALPHA_URL: 'http://127.0.0.1:3999/mediaalpha' }, 'MEDIAALPHA_URL is a sandbox address'],
    [{ MEDIAALPHA_URL: 'https://localhost/mediaalpha' }, 'MEDIAALPHA_URL is a sandbox address'],
    [{ MEDIAALPHA_URL: 'https://sandbox:3999/mediaalpha' }, 'MEDIAALPHA_URL is a sandbox address'],
    [{ IPQS_URL: 'https://[::1]/ipqs' }, 'IPQS_URL is a sandbox address'],
    [{ IPQS_URL: 'https://2130706433/ipqs' }, 'IPQS_URL is a sandbox address'],
    [{ IPQS_URL: 'http://ipqs.example/api' }, 'IPQS_URL is not https'],
    [{ QUINSTREET_URL: 'https://www.nextinsure.com/listingdisplay' }, 'QUINSTREET_CLIENT_ID is missing'],
    [{ QUOTEWIZARD_CLIENT_ID: 'an-id' }, 'QUOTEWIZARD_URL is missing'],
    [{ QUINSTREET_URL: 'http://www.nextinsure.com', QUINSTREET_CLIENT_ID: 'id' }, 'QUINSTREET_URL is not https'],
    [
      { QUOTEWIZARD_URL: 'https://quotewizard.com', QUOTEWIZARD_CLIENT_ID: 'a-sample' },
      'QUOTEWIZARD_CLIENT_ID is the sample',
    ],
    [{ DESTINATION_NATS_URL: 'https://nats.example' }, 'DESTINATION_NATS_URL is wrong'],
    [{ DESTINATION_NATS_SUBJECT: 'funnel.>' }, 'DESTINATION_NATS_SUBJECT is wrong'],
    [{ DESTINATION_NATS_TOKEN: 'a-sample' }, 'DESTINATION_NATS_TOKEN is the sample'],
    [{ DATABASE_URL: 'file:/var/lib/site/store' }, 'DATABASE_URL is the embedded store'],
    [{ DATABASE_URL: 'postgres://site@database.internal/site' }, 'DATABASE_URL is not encrypted and verified'],
    [{ DESTINATION_NATS_URL: 'nats://broker.internal:4222' }, 'DESTINATION_NATS_URL is not encrypted'],
    [{ SPOOL_FOLDER: 'spool' }, 'SPOOL_FOLDER is relative'],
    [{ TAG_MANAGER_URL: 'http://127.0.0.1:3999/gtm' }, 'TAG_MANAGER_URL is a sandbox address'],
    [{ SENTRY_BROWSER_DSN: 'http://key@errors.example/1' }, 'SENTRY_BROWSER_DSN is not https'],
  ])('refuses %j', (change, fault) => {
    expect(findFaults({ ...production, ...change })).toEqual([fault]);
  });
});

test('a preview that anybody may open calls nothing outside, whatever is set, and production has none', () => {
  const outside = SETTING_NAMES.filter((name) => SETTINGS[name].address !== undefined);
  const set = Object.fromEntries(outside.map((name) => [name, 'https://real.company.example/path']));
  const env = parseEnv({ ...set, APP_ENV: 'preview', PREVIEW_HOST: 'preview.example' });
  expect(JSON.stringify(env)).not.toContain('real.company');
  const inBrowser = outside.filter((name) => SETTINGS[name].inBrowser === true);
  expect(inBrowser.length).toBeGreaterThan(3);
  expect(inBrowser.filter((name) => env[name] !== undefined)).toEqual([]);
  expect(() => parseEnv({ APP_ENV: 'production', PREVIEW_HOST: 'preview.example' })).toThrow('PREVIEW_HOST is set');
});
