import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import { hasProviderConsent } from '@/lib/server/process/has-provider-consent';

const LEAD_ID = '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nowhere');
});

afterEach(() => vi.unstubAllEnvs());

test('when the store cannot say, nobody has consented', async () => {
  expect(await hasProviderConsent(brands.m10, LEAD_ID, 'mediaAlpha')).toBe(false);
});

test('without a lead, or without a recipient behind the provider, nobody has', async () => {
  expect(await hasProviderConsent(brands.m10, undefined, 'mediaAlpha')).toBe(false);
  expect(await hasProviderConsent({ ...brands.m10, recipients: [] }, LEAD_ID, 'mediaAlpha')).toBe(false);
});
