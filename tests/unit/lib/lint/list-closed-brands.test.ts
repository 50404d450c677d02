import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { readyRegistry } from '@/tests/support/ready-registry';

test('production closes the brands that are not ready, each with its reasons, and no other', () => {
  const closed = listClosedBrands(readyRegistry, 'production');
  expect([...closed.keys()]).toEqual(BRAND_CODES.filter((code) => code !== 'm10'));
  expect(closed.get('wc')).toContain('identity.legalName is a sample');
});

test('elsewhere samples are what is shown', () => {
  for (const appEnv of ['development', 'demo', 'preview'] as const) {
    expect(listClosedBrands(registry, appEnv).size).toBe(0);
  }
});
