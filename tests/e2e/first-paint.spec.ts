import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { makePageFiles } from '@/lib/server/pages/page-files';
import { listStyles } from '@/tests/bench/page-weight';
import { readLateFiles } from '@/tests/support/late-files';
import { waitForForm } from '@/tests/support/walk-medicare';

/** One round trip: a server sends ten packets, of which the headers take a little, before it hears of the first. */
const DOCUMENT_BYTES = 14 * 1024;
/** A bare page of Next has 134,900. */
const SCRIPT_GZIP_BYTES = 153_750;
/** Beside them, once for all pages: what tells of a visitor who leaves before (D190). */
const VISIT_SCRIPT_GZIP_BYTES = 5_700;
/** All that is fetched for somebody who touches nothing, ads of a list included; 174,000 and 182,200 (D235). */
const READER_BROTLI_BYTES = 190_000;
const READER_FILES = 12;
/** 1.3 kB as it is sent. */
const STARTER_BYTES = 2_720;
const DOCUMENTS = '.next/server/app';
/** Pages of a catalogue are for colleagues. */
const NOT_FOR_VISITORS = /^(catalogue|cards|_)/;

const byTemplate = new Map(registry.pages.toReversed().map((page) => [page.template, page]));

test('every document of the build fits into one round trip, as the server packs it', async () => {
  const names = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !NOT_FOR_VISITORS.test(name))
    .map((name) => name.slice(0, -'.html'.length));
  expect(names.length).toBeGreaterThan(registry.pages.length);
  const files = makePageFiles(DOCUMENTS);
  const tooLong: string[] = [];
  for (const name of names) {
    // Packed quickly it is longer, so most need no more than that.
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    if (brotliCompressSync(readFileSync(join(DOCUMENTS, `${name}.html`)), quick).length <= DOCUMENT_BYTES) continue;
    const { length } = await files.read(`/${name}`, 'br');
    if (length > DOCUMENT_BYTES) tooLong.push(`${name} ${length}`);
  }
  expect(tooLong).toEqual([]);
});

for (const [template, { brands, path }] of byTemplate)
  test(`nothing but the document holds the first paint of a ${template}`, async ({ request, baseURL }) => {
    for (const brand of brands) {
      const address = `http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`;
      const html = await (await request.get(address)).text();
      expect(listStyles(html)).toEqual([]);
      expect(html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).toEqual([]);
      const [starter = ''] = /<script>.*?<\/script>/s.exec(html) ?? [];
      expect(starter).toContain('late-files');
      expect(starter.length).toBeLessThanOrEqual(STARTER_BYTES);
    }
  });

test('the script that a page begins with keeps to its budget', async ({ request }) => {
  const late = readLateFiles(await (await request.get('/otc-savings')).text());
  let bytes = 0;
  for (const path of late?.scripts ?? [])
    bytes += gzipSync(await (await request.get(path)).body(), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_GZIP_BYTES);
  const visit = await (await request.get(late?.visit ?? '')).body();
  expect(gzipSync(visit, { level: 9 }).length).toBeLessThanOrEqual(VISIT_SCRIPT_GZIP_BYTES);
});

test('what the first scripts have is fetched by nobody again', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const document = await page.goto('/otc-savings');
  await waitForForm(page);
  const first = readLateFiles((await document?.text()) ?? '')?.scripts ?? [];
  const scripts = await Promise.all(first.map(async (path) => (await page.request.get(path)).text()));
  const joined = [...scripts.join('').matchAll(/push\(\["(static\/chunks\/[^"]+)"/g)].map(
    ([, path = '']) => `/_next/${path}`,
  );
  expect(joined.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(expect.arrayContaining([...first]));
  expect(joined.filter((path) => fetched.includes(path))).toEqual([]);
});

for (const [brand, path] of [
  ['m10', '/quiz/medicare'],
  ['m10', '/additional-benefits-allowance'],
  ['tqg', '/clicks-auto'],
] as const)
  test(`who only reads ${brand} ${path} fetches no script of a later step`, async ({ page, baseURL }) => {
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/_next\/static\/(?!data\/).*\.js$/.test(pathname)) return;
      sizes.set(pathname, Number(await response.headerValue('content-length')));
    });
    await page.goto(`http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`);
    await waitForForm(page);
    await page.waitForLoadState('networkidle');
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(sizes.size).toBeGreaterThan(5);
    expect(sizes.size).toBeLessThanOrEqual(READER_FILES);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(READER_BROTLI_BYTES);
  });

test('the data of a page is kept for ever under its name, and packed', async ({ request }) => {
  const late = readLateFiles(await (await request.get('/otc-savings')).text());
  const { status, headers } = await request
    .get(late?.data ?? '')
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ]);
});
