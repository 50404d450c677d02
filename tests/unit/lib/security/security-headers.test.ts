import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** What the build writes down for every answer, by the path that it is for. */
async function readHeaders(appEnv: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  vi.stubEnv('APP_ENV', appEnv);
  vi.stubEnv('BUILD_ID', 'a-build');
  const { default: config } = await import('@/next.config');
  const rules = (await config.headers?.()) ?? [];
  return Object.fromEntries(
    rules.map(({ source, headers }) => [source, Object.fromEntries(headers.map(({ key, value }) => [key, value]))]),
  );
}

test('every answer carries the whole set, and runs nothing unless the middleware lets it', async () => {
  const { '/:path*': every, '/api/:path*': calls } = await readHeaders('demo');
  expect(every).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'permissions-policy': expect.stringMatching(/^[a-z-]+=\(\)(, [a-z-]+=\(\))+$/) as unknown,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-permitted-cross-domain-policies': 'none',
  });
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'browsing-topics']) {
    expect(every?.['permissions-policy']).toContain(`${feature}=()`);
  }
  expect(calls).toEqual({ 'cross-origin-resource-policy': 'same-origin' });
});

test('production alone promises TLS, for two years', async () => {
  const name = 'strict-transport-security';
  expect((await readHeaders('production'))['/:path*']?.[name]).toBe('max-age=63072000; includeSubDomains');
  vi.resetModules();
  expect((await readHeaders('preview'))['/:path*']).not.toHaveProperty(name);
});

test('names are in lower case, or the header of a page would not replace the one of every answer', async () => {
  const names = Object.values(await readHeaders('production')).flatMap((headers) => Object.keys(headers));
  expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
});
