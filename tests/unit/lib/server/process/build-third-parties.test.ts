import { expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { parseEnv } from '@/lib/server/platform/env';
import { buildThirdParties } from '@/lib/server/process/build-third-parties';

const development = parseEnv({});
const unset = parseEnv({ APP_ENV: 'preview' });

test('without settings nothing is loaded', () => {
  expect(buildThirdParties(brands.m10, unset)).toEqual({});
});

test('a brand without a container has no tag manager, one without certificates has none', () => {
  const bare = { ...brands.m10, gtmId: undefined, certificates: undefined } as unknown as typeof brands.m10;
  expect(Object.keys(buildThirdParties(bare, development))).toEqual(['mediaAlphaAds', 'errorReports']);
});

test('each company is loaded on its own setting', () => {
  const only = parseEnv({ APP_ENV: 'preview', TRUSTEDFORM_URL: 'https://api.trustedform.com' });
  expect(buildThirdParties(brands.wc, only)).toEqual({ trustedForm: { url: 'https://api.trustedform.com' } });
});
