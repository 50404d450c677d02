import { expect, test } from 'vitest';
import { buildContentPolicy, CLOSED_POLICY, type ContentPolicyOptions } from '@/lib/security/content-policy';

const GOOGLE = 'https://www.googletagmanager.com';

function readDirectives(options: ContentPolicyOptions): Readonly<Record<string, string>> {
  const parts = buildContentPolicy(options).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const [name, ...sources] = part.split(' ');
      return [name ?? '', sources.join(' ')] as const;
    }),
  );
}

test('without companies a page loads, asks and frames its own files only', () => {
  expect(readDirectives({ scripts: [] })).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-uri': '/api/security-report',
    'report-to': 'security',
  });
});

test('a company is let in by its origin, a known one by the hosts that it documents, and once each', () => {
  const scripts = ['http://127.0.0.1:3999/gtm', 'http://127.0.0.1:3999/leadid', GOOGLE, 'https://*.ads.example'];
  const known = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
  const sources = `http://127.0.0.1:3999 ${known} https://*.ads.example`;
  const directives = readDirectives({ scripts });
  expect(directives['script-src']).toBe(`'self' 'unsafe-inline' ${sources}`);
  for (const name of ['connect-src', 'frame-src', 'font-src']) expect(directives[name]).toBe(`'self' ${sources}`);
});

test('where errors are sent may be asked and nothing more', () => {
  const policy = readDirectives({ scripts: [], destinations: ['https://key@errors.example/1'] });
  expect(policy['connect-src']).toBe("'self' https://errors.example");
  expect(Object.values(policy).join(' ').split('errors.example')).toHaveLength(2);
});

test('code from text is for development, and only TLS upgrades what a page asks for', () => {
  expect(buildContentPolicy({ scripts: [GOOGLE] })).not.toMatch(/unsafe-eval|upgrade/);
  expect(buildContentPolicy({ scripts: [], hasCompiler: true })).toContain(
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  );
  expect(buildContentPolicy({ scripts: [], isSecure: true })).toContain('; upgrade-insecure-requests; ');
});

test('no policy has a wildcard for every host, and what is no page runs nothing', () => {
  const policy = buildContentPolicy({ scripts: [GOOGLE, 'https://insurance.mediaalpha.com/js/serve.js'] });
  expect(policy).not.toMatch(/ (\*|https?:)( |;|$)/);
  expect(CLOSED_POLICY).not.toMatch(/script-src|https?:|\*/);
});
