import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { listStyles } from '@/tests/bench/page-weight';
import { readLateFiles } from '@/tests/support/late-files';

/** One round trip: a server sends ten packets, of which the headers take a little, before it hears of the first. */
const DOCUMENT_BYTES = 14 * 1024;
/** A bare page of Next has 134,900; ours may have 20,000 more. */
const SCRIPT_GZIP_BYTES = 154_900;
const STARTER_BYTES = 2_000;

const byTemplate = new Map(registry.pages.toReversed().map((page) => [page.template, page]));

/** As our server packs it, which is not the smallest way. */
function measure(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

for (const [template, { brands, path }] of byTemplate)
  test(`a ${template} is painted after one round trip`, async ({ request, baseURL }) => {
    for (const brand of brands) {
      const address = `http://${brand}.localhost:${new URL(baseURL ?? '').port}${path}`;
      const html = await (await request.get(address)).text();
      expect(measure(html), `${brand} ${path}`).toBeLessThanOrEqual(DOCUMENT_BYTES);
      expect(listStyles(html)).toEqual([]);
      expect(html.match(/<script\b[^>]*\bsrc=[^>]*>/g)?.filter((tag) => !/nomodule/i.test(tag)) ?? []).toEqual([]);
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
});

test('the data of a page is kept for ever under its name, and packed', async ({ request }) => {
  const late = readLateFiles(await (await request.get('/otc-savings')).text());
  const { status, headers } = await request
    .get(late?.data ?? '')
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'gzip',
  ]);
});
