import { expect, test } from 'vitest';
import { buildPageSettings } from '@/lib/answer/page-settings';

const ENV = { APP_ENV: 'demo', DEFAULT_BRAND: 'bh', SESSION_SECRET: 'a secret' } as const;

test('production alone knows no local hosts, has no catalogue and asks for TLS', () => {
  expect(buildPageSettings(ENV, 'build', [])).toMatchObject({
    ...{ defaultBrand: 'bh', localHosts: true, hasCatalogue: true, buildId: 'build', secrets: ['a secret'] },
  });
  const production = buildPageSettings({ ...ENV, APP_ENV: 'production' }, 'build', ['wc']);
  expect(production).toMatchObject({ localHosts: false, hasCatalogue: false, closedBrands: ['wc'] });
  expect(production.contentPolicy).toContain('upgrade-insecure-requests');
});

test('a page may load what the settings name, send errors where they say, and compile in development only', () => {
  const { contentPolicy } = buildPageSettings(
    {
      ...ENV,
      TAG_MANAGER_URL: 'https://tags.example/gtm',
      TAG_ORIGINS: 'https://one.example https://*.two.example',
      SENTRY_BROWSER_DSN: 'https://key@errors.example/1',
    },
    'build',
    [],
  );
  expect(contentPolicy).toContain(
    "script-src 'self' 'unsafe-inline' https://tags.example https://one.example https://*.two.example;",
  );
  expect(contentPolicy).toMatch(/connect-src [^;]* https:\/\/errors\.example;/);
  expect(contentPolicy).not.toContain('unsafe-eval');
  expect(buildPageSettings({ ...ENV, APP_ENV: 'development' }, 'build', []).contentPolicy).toContain("'unsafe-eval'");
});
