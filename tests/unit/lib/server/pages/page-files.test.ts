import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePageFiles, type PageFiles } from '@/lib/server/pages/page-files';

const HTML = `<!doctype html><p>${'What’s left of your benefits. '.repeat(200)}</p>`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'm10'));
  writeFileSync(join(folder, 'm10.html'), HTML);
  writeFileSync(join(folder, 'm10/otc-savings.html'), HTML);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What of a page is read in each coding, as text. */
async function readEach({ read }: PageFiles, path: string): Promise<readonly string[]> {
  const [plain, gzip, brotli] = await Promise.all([read(path, 'identity'), read(path, 'gzip'), read(path, 'br')]);
  return [plain, gunzipSync(gzip), brotliDecompressSync(brotli)].map(String);
}

test('a page is the same bytes however it is packed, and smaller', async () => {
  const files = makePageFiles(folder);
  expect(await readEach(files, '/m10/otc-savings')).toEqual([HTML, HTML, HTML]);
  for (const coding of ['gzip', 'br'] as const) {
    expect((await files.read('/m10/otc-savings', coding)).length).toBeLessThan(HTML.length / 4);
  }
});

test('a page is read and packed once, however many ask at the same time', async () => {
  const { read } = makePageFiles(folder);
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('/m10', 'br')));
  expect(new Set(answers).size).toBe(1);
  expect(await read('/m10', 'br')).toBe(answers[0]);
});

test('what has no document is an error each time, until somebody has rendered it; nothing is written', async () => {
  const files = makePageFiles(folder);
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    await expect(files.read('/m10/otc-savings/zipcode', coding)).rejects.toMatchObject({ code: 'ENOENT' });
  }
  const before = readdirSync(folder, { recursive: true });
  await files.keep('/m10/otc-savings/zipcode', HTML);
  expect(await readEach(files, '/m10/otc-savings/zipcode')).toEqual([HTML, HTML, HTML]);
  expect(await files.read('/m10/otc-savings/zipcode', 'br')).toBe(await files.read('/m10/otc-savings/zipcode', 'br'));
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test('what is kept takes no more room than it has: the step that nobody asks for is the first to go', async () => {
  const files = makePageFiles(folder, 64 * 1024);
  const noise = () => randomBytes(16 * 1024).toString('base64');
  await files.keep('/m10/asked', HTML);
  for (let step = 0; step < 20; step += 1) {
    await files.keep(`/m10/step-${step}`, noise());
    await files.read('/m10/asked', 'br');
  }
  await expect(files.read('/m10/step-0', 'br')).rejects.toThrow('ENOENT');
  expect((await readEach(files, '/m10/asked'))[0]).toBe(HTML);
  const kept = await Promise.allSettled(Array.from({ length: 20 }, (_, step) => files.read(`/m10/step-${step}`, 'br')));
  const sizes = kept.map((answer) => (answer.status === 'fulfilled' ? answer.value.length : 0));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(64 * 1024);
});
