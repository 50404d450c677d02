import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerFiles } from '@/lib/server/http/direct-files';
import { makeFileReader } from '@/lib/server/pages/static-files';

const SCRIPT = `(globalThis.TURBOPACK||=[]).push(${'["a step",1],'.repeat(200)});`;
const SCRIPT_PATH = '/_next/static/chunks/0_ab~c-1.js';
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['chunks', 'media', 'chunks/folder.js']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'chunks/0_ab~c-1.js'), SCRIPT);
  writeFileSync(join(folder, 'chunks/0_ab.css'), '.a{}');
  writeFileSync(join(folder, 'media/face.woff2'), 'a face');
  writeFileSync(join(folder, 'beside.js'), 'in no folder of the build’s');
  const handle = answerFiles(makeFileReader(folder));
  server = createServer((message, response) => {
    const toNext = () => void response.end('passed on');
    handle({ message, response, toNext }, toNext);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** An answer as it came, neither unpacked nor with its path put straight. */
async function ask(path: string, accepted = '', method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    const request = get({ host: '127.0.0.1', port, path, method, headers }, resolve);
    request.on('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('a script is the same in each coding, smallest by Brotli, and kept for good', async () => {
  const [plain, gzip, brotli] = await Promise.all(['', 'gzip', 'gzip, br'].map((it) => ask(SCRIPT_PATH, it)));
  expect([plain?.body, gunzipSync(gzip?.body ?? ''), brotliDecompressSync(brotli?.body ?? '')].map(String)).toEqual([
    SCRIPT,
    SCRIPT,
    SCRIPT,
  ]);
  expect(brotli?.body.length).toBeLessThan(gzip?.body.length ?? 0);
  for (const [answer, coding] of [[plain], [gzip, 'gzip'], [brotli, 'br']] as const) {
    expect(answer?.status).toBe(200);
    expect(answer?.headers['content-encoding']).toBe(coding);
    expect(answer?.headers['content-length']).toBe(String(answer?.body.length));
    expect(answer?.headers['content-type']).toBe('application/javascript; charset=UTF-8');
    expect(answer?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer?.headers.vary).toBe('accept-encoding');
  }
});

test('a style sheet is one, whatever stands in its query, and HEAD is the same without it', async () => {
  const sheet = await ask('/_next/static/chunks/0_ab.css?dpl=1', '', 'HEAD');
  expect(sheet.headers['content-type']).toBe('text/css; charset=UTF-8');
  expect(sheet.headers['content-length']).toBe('4');
  expect(sheet.body.length).toBe(0);
});

test.each([
  ['/_next/static/chunks/absent.js', 'GET'],
  [SCRIPT_PATH, 'POST'],
  ['/_next/static/media/face.woff2', 'GET'],
  ['/_next/static/beside.js', 'GET'],
  ['/_next/static/chunks/../beside.js', 'GET'],
  ['/_next/static/chunks/%2e%2e/beside.js', 'GET'],
  ['/_next/static/.hidden/a.js', 'GET'],
  ['/other/_next/static/chunks/0_ab~c-1.js', 'GET'],
])('%s by %s is left to Next', async (path, method) => {
  expect(String((await ask(path, 'br', method)).body)).toBe('passed on');
});

test('a file that cannot be read is left to Next, and the log says so', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(String((await ask('/_next/static/chunks/folder.js')).body)).toBe('passed on');
  const lines = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  expect(lines).toContain('"message":"file not answered directly","errorName":"Error","errorCode":"EISDIR"');
});
