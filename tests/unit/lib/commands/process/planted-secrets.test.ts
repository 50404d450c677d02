import { expect, test } from 'vitest';
import { PLANTED_SECRETS } from '@/lib/commands/process/planted-secrets';
import { parseEnv } from '@/lib/server/platform/env';

test('a build with every secret planted starts, and no two are the same', () => {
  const values = Object.values(PLANTED_SECRETS);
  expect(new Set(values).size).toBe(values.length);
  expect(Object.keys(PLANTED_SECRETS)).toEqual(
    expect.arrayContaining(['SESSION_SECRET', 'DATABASE_URL', 'SENTRY_DSN']),
  );
  expect(parseEnv({ ...PLANTED_SECRETS, APP_ENV: 'demo' })).toMatchObject(PLANTED_SECRETS);
});
