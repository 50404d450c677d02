import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseContentCoding, makePageFiles } from '@/lib/server/http/page-files';

const HTML = `<!doctype html><p>${'What’s left of your benefits. '.repeat(200)}</p>`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'm10'));
  writeFileSync(join(folder, 'm10.html'), HTML);
  writeFileSync(join(folder, 'm10/otc-savings.html'), HTML);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  ['brotli, gzipped', 'identity'],
  ['gzip;q=NaN', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('who accepts %j gets %s', (accepted, coding) => {
  expect(chooseContentCoding(accepted)).toBe(coding);
});

test('any text in place of the header gives a coding that it names, or none', () => {
  fc.assert(
    fc.property(fc.string(), (accepted) => {
      const coding = chooseContentCoding(accepted);
      expect(coding === 'identity' || accepted.toLowerCase().includes(coding)).toBe(true);
    }),
  );
});

test('a page is the same bytes however it is packed, and smaller', async () => {
  const readPage = makePageFiles(folder);
  const plain = await readPage('/m10/otc-savings', 'identity');
  const [gzip, brotli] = [await readPage('/m10/otc-savings', 'gzip'), await readPage('/m10/otc-savings', 'br')];
  expect(plain.toString()).toBe(HTML);
  expect(gunzipSync(gzip).toString()).toBe(HTML);
  expect(brotliDecompressSync(brotli).toString()).toBe(HTML);
  expect(Math.max(gzip.length, brotli.length)).toBeLessThan(plain.length / 4);
});

test('a page is read and packed once, however many ask at the same time', async () => {
  const readPage = makePageFiles(folder);
  const answers = await Promise.all(Array.from({ length: 50 }, () => readPage('/m10', 'br')));
  expect(new Set(answers).size).toBe(1);
  expect(await readPage('/m10', 'br')).toBe(answers[0]);
});

test('what is no prerendered page is an error each time, until it is one', async () => {
  const readPage = makePageFiles(folder);
  await expect(readPage('/m10/new', 'br')).rejects.toThrow('ENOENT');
  writeFileSync(join(folder, 'm10/new.html'), HTML);
  expect(brotliDecompressSync(await readPage('/m10/new', 'br')).toString()).toBe(HTML);
});
