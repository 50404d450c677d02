import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { makeNextCache, type NextCache } from '@/lib/server/pages/next-cache';
import { makePageFiles, type PageFiles } from '@/lib/server/pages/page-files';
import { renderForAll } from '@/lib/server/pages/rendering';

interface Handler {
  get(key: string, context: { kind: string }): Promise<unknown>;
  set(key: string, data: { kind: string; html?: unknown } | null): Promise<void>;
  revalidateTag(): Promise<void>;
  resetRequestCache(): void;
}

const HTML = '<!doctype html><p>What’s left</p>';
const SOURCE = '0123456789abcdef'.repeat(4);

let folder: string;
let files: PageFiles;
let cache: NextCache;

function key(kind: string, path: string): string {
  return `/route-cache/${kind}/${SOURCE}/$${path}`;
}

function page(path: string) {
  return [key('APP_PAGE', path), { kind: 'APP_PAGE' }] as const;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-cache-'));
  mkdirSync(join(folder, 'm10'));
  writeFileSync(join(folder, 'm10/otc-savings.html'), HTML);
  writeFileSync(join(folder, 'm10/otc-savings.meta'), JSON.stringify({ headers: { 'x-nextjs-prerender': '1' } }));
  writeFileSync(join(folder, '_not-found.html'), HTML);
  writeFileSync(join(folder, '_not-found.meta'), JSON.stringify({ status: 404, segmentPaths: ['/_tree'] }));
  writeFileSync(join(folder, 'card.png.body'), Buffer.from([0, 255]));
  writeFileSync(join(folder, 'card.png.meta'), JSON.stringify({ headers: { 'content-type': 'image/png' } }));
  files = makePageFiles(folder);
  cache = makeNextCache(folder, files, (html) => Promise.resolve(html.replace('what is moved', '')));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('Next is given what the build has: a document, with its status, and the body of a route', async () => {
  expect(await cache.get(...page('/m10/otc-savings'))).toMatchObject({
    value: { kind: 'APP_PAGE', html: HTML, headers: { 'x-nextjs-prerender': '1' } },
  });
  expect(await cache.get(...page('/_not-found'))).toMatchObject({
    value: { html: HTML, status: 404, rscData: Buffer.alloc(0) },
  });
  expect(await cache.get(key('APP_ROUTE', '/card.png'), { kind: 'APP_ROUTE' })).toMatchObject({
    value: { kind: 'APP_ROUTE', body: Buffer.from([0, 255]), headers: { 'content-type': 'image/png' } },
  });
});

test('a step is rendered when it is first asked for, then kept for Next and for what stands in front of it', async () => {
  const [name] = page('/m10/otc-savings/zipcode');
  expect(await cache.get(...page('/m10/otc-savings/zipcode'))).toBeNull();
  const before = readdirSync(folder, { recursive: true });
  await renderForAll(() => cache.set(name, { kind: 'APP_PAGE', html: `${HTML}what is moved` }));
  expect(await cache.get(...page('/m10/otc-savings/zipcode'))).toMatchObject({
    value: { kind: 'APP_PAGE', html: HTML },
  });
  expect(String(await files.read('/m10/otc-savings/zipcode', 'identity'))).toBe(HTML);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(await readMetrics()).toMatch(/^funnel_rendered_steps_total 1$/m);
});

test.each([
  ['a route', key('APP_ROUTE', '/made'), { kind: 'APP_ROUTE', html: HTML }],
  ['nothing', key('APP_PAGE', '/made'), null],
  ['a key of another kind', '/made', { kind: 'APP_PAGE', html: HTML }],
  ['what was fetched', 'a1b2', { kind: 'FETCH' }],
])('%s is not kept', async (_, name, data) => {
  await renderForAll(() => cache.set(name, data));
  await expect(files.read('/made', 'identity')).rejects.toThrow('ENOENT');
});

test('what was rendered for one visitor is kept for nobody, whatever is rendered for everybody meanwhile', async () => {
  const [name] = page('/m10/visited');
  const visited = cache.set(name, { kind: 'APP_PAGE', html: HTML });
  await renderForAll(() => cache.set(page('/m10/other')[0], { kind: 'APP_PAGE', html: HTML }));
  await visited;
  expect(await cache.get(...page('/m10/visited'))).toBeNull();
  expect(await cache.get(...page('/m10/other'))).not.toBeNull();
});

test.each(['/../card.png', '/m10/../../etc/passwd', '/m10//otc-savings', '/.env', '/m10/otc-savings/', ''])(
  'the path %j is read by nobody',
  async (path) => {
    expect(await cache.get(...page(path))).toBeNull();
    expect(await cache.get(key('APP_ROUTE', path), { kind: 'APP_ROUTE' })).toBeNull();
  },
);

test('a disk that cannot be read is an error, and no reason to render', async () => {
  mkdirSync(join(folder, 'broken.html'));
  await expect(cache.get(...page('/broken'))).rejects.toThrow('EISDIR');
});

test('what Next loads by its name hands over to it, and has nothing during a build', async () => {
  const path = join(process.cwd(), 'lib/server/pages/next-cache-handler.cjs');
  const handler = new (createRequire(import.meta.url)(path) as new () => Handler)();
  await handler.set(page('/m10/handed-over')[0], { kind: 'APP_PAGE', html: HTML });
  expect(await handler.get(...page('/m10/otc-savings'))).toBeNull();
  processSingleton('next-cache', () => cache);
  await renderForAll(() => handler.set(page('/m10/handed-over')[0], { kind: 'APP_PAGE', html: HTML }));
  expect(await handler.get(...page('/m10/handed-over'))).toMatchObject({ value: { html: HTML } });
  await handler.revalidateTag();
  handler.resetRequestCache();
});
