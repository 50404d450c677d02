import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makePageAnswerer } from '@/lib/server/direct-pages';

const PAGE = '<!doctype html><p>What’s left</p>';

/** Answers as the middleware does: a rewrite, a page that the browser has, a redirect, an error. */
function decide(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = new Headers({ etag: `W/"${request.headers.get('host')}"` });
  if (pathname === '/broken') return Promise.reject(new RangeError('ada@example.com'));
  if (searchParams.has('email')) return Promise.resolve(Response.redirect('http://page.invalid/', 307));
  if (request.headers.has('if-none-match')) return Promise.resolve(new Response(null, { status: 304, headers }));
  headers.set('x-middleware-rewrite', `http://page.invalid/m10${pathname}`);
  headers.append('set-cookie', 'one=1');
  headers.append('set-cookie', 'other=2');
  return Promise.resolve(new Response(null, { status: pathname === '/absent' ? 404 : 200, headers }));
}

const decided = vi.fn(decide);
let server: Server;
let port: number;

beforeAll(async () => {
  const answer = makePageAnswerer({
    decide: decided,
    matcher: ['/((?!api/|icons/).*)'],
    readPage: (path, coding) => {
      const code = { '/m10/absent-file': 'ENOENT', '/m10/broken-disk': 'EIO' }[path];
      if (code !== undefined) return Promise.reject(Object.assign(new Error(path), { code }));
      return Promise.resolve(Buffer.from(`${coding} ${PAGE}`));
    },
  });
  server = createServer((message, response) => answer(message, response, () => response.end('passed on')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  decided.mockClear();
});

function ask(path: string, { headers, ...init }: { method?: string; headers?: Record<string, string> } = {}) {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
}

test('a page is the file that the middleware names, with the headers and cookies that it set', async () => {
  const answer = await ask('/otc-savings/zip?gclid=a');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(`identity ${PAGE}`);
  expect(answer.headers.get('etag')).toBe(`W/"127.0.0.1:${port}"`);
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'other=2']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(`identity ${PAGE}`)));
  expect(answer.headers.get('vary')).toMatch(/rsc.*accept-encoding/);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('x-middleware-'))).toEqual([]);
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

test('what else the middleware decides, and a page without a file, is Next’s', async () => {
  expect(await (await ask('/otc-savings?email=a')).text()).toBe('passed on');
  expect(await (await ask('/absent-file')).text()).toBe('passed on');
  expect(decided).toHaveBeenCalledTimes(2);
});

test.each([
  ['a call', '/api/session', {}],
  ['a file', '/icons/m10', {}],
  ['a dot', '/otc-savings.rsc', {}],
  ['an escape', '/otc%2Dsavings', {}],
  ['a last slash', '/otc-savings/', {}],
  ['two slashes', '//otc-savings', {}],
  ['a part of a page', '/otc-savings', { rsc: '1' }],
  ['a part fetched ahead', '/otc-savings', { 'next-router-prefetch': '1' }],
])('%s is Next’s before the middleware is asked', async (_, path, headers) => {
  expect(await (await ask(path, { headers })).text()).toBe('passed on');
  expect(decided).not.toHaveBeenCalled();
});

test('nothing but reading is answered', async () => {
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) {
    expect(await (await ask('/otc-savings', { method })).text()).toBe('passed on');
  }
  expect(decided).not.toHaveBeenCalled();
});

test('a page that cannot be read is Next’s too, and said so', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await (await ask('/broken-disk')).text()).toBe('passed on');
  expect(written.mock.calls.join('')).toContain('"errorCode":"EIO"');
  written.mockRestore();
});

test('a middleware that throws leaves the request to Next, and says nothing of what was in it', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await (await ask('/broken')).text()).toBe('passed on');
  expect(await (await ask('/broken')).text()).toBe('passed on');
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('page not answered'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('RangeError');
  expect(lines[0]).not.toContain('ada@');
});
