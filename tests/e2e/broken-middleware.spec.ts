import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listGoodCalls } from '@/tests/support/good-calls';
import { makeSite } from '@/tests/support/site';

/** What Next's own router asks for is not answered in front of Next. */
const LEFT_TO_NEXT = { 'next-url': '/' };
const TOKEN = 'token-of-this-test-only';

/** The build once more, with a middleware that throws before it looks at any request; gives its folder. */
function breakMiddleware(): string {
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(path.resolve('.data/broken-'));
  for (const part of ['node_modules', 'public', 'lib', 'package.json', 'next.config.ts', 'tsconfig.json']) {
    symlinkSync(path.resolve(part), path.join(folder, part));
  }
  // Links, file by file: thousands of pages are not copied for one that differs.
  execFileSync('cp', ['-al', '.next', folder]);
  const built = path.join(folder, '.next/server');
  const manifest = JSON.parse(readFileSync(path.join(built, 'middleware-manifest.json'), 'utf8')) as {
    readonly middleware: Readonly<Record<string, { readonly files: readonly string[] }>>;
  };
  const file = path.join(folder, '.next', manifest.middleware['/']?.files[0] ?? '');
  rmSync(file);
  writeFileSync(file, "throw new RangeError('mary@example.com was here');\n");
  return folder;
}

test('a middleware that throws costs a page its answer, and neither its inside, nor the calls, nor the process', async () => {
  test.setTimeout(120_000);
  const folder = breakMiddleware();
  const site = await makeSite({ project: folder, env: { METRICS_TOKEN: TOKEN } });
  try {
    await site.start();
    for (let round = 0; round < 3; round += 1) {
      const page = await fetch(site.address('m10', '/otc-savings?email=mary%40example.com'), { headers: LEFT_TO_NEXT });
      const text = await page.text();
      expect(page.status).toBe(500);
      expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toMatch(/RangeError|mary|\.js\b|node_modules|\bat \w/);
    }
    expect((await fetch(site.address('m10', '/otc-savings'))).status).toBe(200);
    const event = await fetch(site.address('m10', '/api/event/create'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(listGoodCalls('')['/api/event/create']),
    });
    expect(event.status).toBe(202);
    const metrics = await fetch(site.address('m10', '/api/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await metrics.text()).toContain('funnel_failed_pages_total{status="500"} 3');
    expect(site.printed()).toContain('"message":"page failed","status":500');
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
});
