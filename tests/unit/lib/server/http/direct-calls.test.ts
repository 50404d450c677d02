import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerCalls, type DirectCalls } from '@/lib/server/http/direct-calls';
import { readJson } from '@/lib/server/route/read-json';
import { reply } from '@/lib/server/request/reply';

const SOON_MS = 300;

const calls: DirectCalls = {
  '/api/echo': async (request) => {
    const json = await readJson(request, SOON_MS);
    const { searchParams } = new URL(request.url);
    const told = { agent: request.headers.get('user-agent'), query: searchParams.get('a') };
    return json.ok ? reply(202, { ...told, value: json.value }) : json.refusal;
  },
  '/api/refused': () => reply(429, { error: 'before a byte of the body is read' }),
  '/api/broken': () => Promise.reject(new RangeError('ada@example.com')),
};

let server: Server;
let port: number;

beforeAll(async () => {
  const answer = answerCalls(calls);
  server = createServer((message, response) => {
    const toNext = () => void response.end('passed on');
    answer({ message, response, toNext }, toNext);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    ...{ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
    signal: AbortSignal.timeout(10_000),
  });
}

/** A connection on which a request has begun and its body has not ended. */
function begin(length: number, body: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`);
  socket.write(`Content-Length: ${length}\r\n\r\n${body}`);
  return socket;
}

/** A body that does not say how long it is, and has not ended. */
function stream(body: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
  );
  socket.write(`\r\n${body.length.toString(16)}\r\n${body}\r\n`);
  return socket;
}

test('a listed call gets headers, query and body, and its answer has the headers of every call', async () => {
  const answer = await post('/api/echo?a=b', '{"zip":"33101"}', { 'user-agent': 'Tester/1.0' });
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ agent: 'Tester/1.0', query: 'b', value: { zip: '33101' } });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('every other path and method is Next’s', async () => {
  for (const path of ['/api/other', '/api/echo/', '/api/echo/more', '/toString', '/']) {
    expect(await (await post(path, '{}')).text()).toBe('passed on');
  }
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/echo`, { method });
    expect(await answer.text()).toBe('passed on');
  }
});

test('what is refused unread leaves the connection fit for the next call', async () => {
  const large = 'x'.repeat(1_000_000);
  for (let round = 0; round < 5; round += 1) expect((await post('/api/refused', large)).status).toBe(429);
  expect((await post('/api/echo', '{}')).status).toBe(202);
});

test('a body that is too large, too slow or cut off is refused as ever', async () => {
  expect((await post('/api/echo', 'x'.repeat(65 * 1024))).status).toBe(413);
  expect(await text(stream('x'.repeat(65 * 1024)))).toMatch(/^HTTP\/1\.1 413 /);
  expect(await text(begin(10, '{'))).toMatch(/^HTTP\/1\.1 408 /);
  const cut = begin(10, '{');
  await wait(20);
  cut.destroy();
  expect((await post('/api/echo', '{}')).status).toBe(202);
});

test('what the handler throws is a plain 500, logged without its message', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = await post('/api/broken', '{}');
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  const lines = write.mock.calls.map(([line]) => String(line)).join('');
  expect(lines).toContain('"message":"call failed","errorName":"RangeError"');
  expect(lines).not.toContain('ada@');
});
