import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AskedPage } from '@/lib/answer/answer-page';
import type { PageAnswer } from '@/lib/answer/page-answer';
import { answerPages } from '@/lib/server/http/direct-pages';

const PAGE = '<!doctype html><p>What’s left</p>';

const COOKIES = ['one', 'other'].map((name) => ({ name, value: '1', maxAgeSeconds: 60 }));

/** One answer of each kind: a redirect, a refusal, a page that the browser has, a page, an error. */
function answer({ method, host, path, query, ifNoneMatch }: AskedPage): Promise<PageAnswer> {
  const head = { status: 200, headers: { etag: `W/"${host}"` }, cookies: COOKIES };
  if (path === '/broken') return Promise.reject(new RangeError('ada@example.com'));
  if (method === 'POST') return Promise.resolve({ ...head, kind: 'text', status: 405, text: '' });
  if (path === '/nobodys') return Promise.resolve({ ...head, kind: 'text', status: 400, text: 'Nobody’s.\n' });
  if (query.has('email')) return Promise.resolve({ ...head, kind: 'location', status: 307, location: `${path}?a=b` });
  if (ifNoneMatch !== null) return Promise.resolve({ ...head, kind: 'text', status: 304, text: '' });
  return Promise.resolve({ ...head, kind: 'file', status: path === '/absent' ? 404 : 200, file: `/m10${path}` });
}

const answered = vi.fn(answer);

/** Pages that were rendered, each as often as it was. */
const rendered: string[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  const handle = answerPages({
    answer: answered,
    matcher: ['/((?!api/|icons/).*)'],
    readPage: (path, coding) => {
      const isLacking = path === '/m10/never' || (path.endsWith('zipcode') && !rendered.includes(path));
      const code = path === '/m10/broken-disk' ? 'EIO' : isLacking && 'ENOENT';
      if (code) return Promise.reject(Object.assign(new Error(path), { code }));
      return Promise.resolve(Buffer.from(`${coding} ${PAGE}`));
    },
    renderPage: async (path) => {
      await Promise.resolve();
      rendered.push(path);
    },
  });
  server = createServer((message, response) => {
    const toNext = () => void response.end('passed on');
    handle({ message, response, toNext }, toNext);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  answered.mockClear();
});

function ask(path: string, { headers, ...init }: { method?: string; headers?: Record<string, string> } = {}) {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
}

test('a page is the file that the answer names, with its headers and cookies', async () => {
  const answer = await ask('/otc-savings/zip?gclid=a');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(`identity ${PAGE}`);
  expect(answer.headers.get('etag')).toBe(`W/"127.0.0.1:${port}"`);
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('; ')[0])).toEqual(['one=1', 'other=1']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(`identity ${PAGE}`)));
  expect(answer.headers.get('vary')).toMatch(/rsc.*accept-encoding/);
});

test('HEAD is the same without the page, and a page that is not found keeps its status', async () => {
  const head = await ask('/otc-savings', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(`identity ${PAGE}`)));
  expect(await head.text()).toBe('');
  expect((await ask('/absent')).status).toBe(404);
});

test('a browser that has the page is told so', async () => {
  const answer = await ask('/otc-savings', { headers: { 'if-none-match': 'W/"a"' } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});

test('a redirect, a refusal and a method that pages do not have are answered too, each once', async () => {
  const redirect = await ask('/otc-savings?email=a');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([307, '/otc-savings?a=b']);
  expect(redirect.headers.getSetCookie()).toHaveLength(2);
  const refusal = await ask('/nobodys');
  expect([refusal.status, await refusal.text()]).toEqual([400, 'Nobody’s.\n']);
  expect(refusal.headers.get('vary')).toBe('accept-encoding');
  expect((await ask('/otc-savings', { method: 'POST' })).status).toBe(405);
  expect(answered).toHaveBeenCalledTimes(3);
});

test('a page of which there is no document is rendered, and then answered as any other', async () => {
  for (let round = 0; round < 2; round += 1) {
    const answer = await ask('/otc-savings/zipcode', { headers: { 'accept-encoding': 'br;q=0' } });
    expect([answer.status, await answer.text()]).toEqual([200, `identity ${PAGE}`]);
    expect(answer.headers.get('etag')).toBe(`W/"127.0.0.1:${port}"`);
  }
  expect(rendered).toEqual(['/m10/otc-savings/zipcode']);
});

test('a page that Next cannot render is Next’s to answer', async () => {
  expect(await (await ask('/never')).text()).toBe('passed on');
});

test('an answer knows the request as it was sent', async () => {
  await ask('/otc-savings?a=1&a=%26', { headers: { cookie: 'one=1', 'if-none-match': 'W/"a"' } });
  expect(answered.mock.lastCall?.[0]).toMatchObject({
    ...{ method: 'GET', host: `127.0.0.1:${port}`, path: '/otc-savings', cookie: 'one=1', ifNoneMatch: 'W/"a"' },
  });
  expect([...(answered.mock.lastCall?.[0].query ?? [])]).toEqual([
    ['a', '1'],
    ['a', '&'],
  ]);
});

test.each([
  ['a call', '/api/session', {}],
  ['a file', '/icons/m10', {}],
  ['a dot', '/otc-savings.rsc', {}],
  ['an escape', '/otc%2Dsavings', {}],
])('%s is Next’s, and nothing is decided of it here', async (_, path, headers) => {
  expect(await (await ask(path, { headers })).text()).toBe('passed on');
  expect(answered).not.toHaveBeenCalled();
});

test.each([
  ['a part of a page', '/part/zipcode', { rsc: '1' }],
  ['a part fetched ahead', '/ahead/zipcode', { 'next-router-prefetch': '1' }],
  ['a part by its key', '/key/zipcode?a=1&%5Frsc=1', {}],
  ['a parameter of Next’s own', '/parameter/zipcode?nxtPbrand=bh', {}],
])('%s is Next’s, which finds the page rendered for everybody', async (_, path, headers) => {
  expect(await (await ask(path, { headers })).text()).toBe('passed on');
  expect(rendered.at(-1)).toBe(`/m10${path.split('?', 1)[0]}`);
});

test('a redirect that Next must read itself is Next’s', async () => {
  expect(await (await ask('/otc-savings?email=a', { headers: { rsc: '1' } })).text()).toBe('passed on');
});

test('a page that cannot be read is Next’s too, and said so', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await (await ask('/broken-disk')).text()).toBe('passed on');
  expect(written.mock.calls.join('')).toContain('"errorCode":"EIO"');
  written.mockRestore();
});

test('an answer that fails leaves the request to Next, and says nothing of what was in it', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await (await ask('/broken')).text()).toBe('passed on');
  expect(await (await ask('/broken')).text()).toBe('passed on');
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('page not answered'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('RangeError');
  expect(lines[0]).not.toContain('ada@');
});
