import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { runWithRequestId } from '@/lib/server/platform/request-id';
import { askProvider } from '@/tests/support/ask-provider';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const JSON_TYPE = { 'content-type': 'application/json' };

test('a gzip bomb is given up at 256 KB', async () => {
  const bomb = gzipSync(Buffer.concat([Buffer.from('"'), Buffer.alloc(50_000_000, 'x'), Buffer.from('"')]));
  const url = await serve((_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb);
  });
  expect(await askProvider({ url, limitMs: 2000 })).toEqual({ ok: false, reason: 'shape' });
});

test('a body that drips is over by the limit', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  });
  expect(await askProvider({ url, limitMs: 200 })).toEqual({ ok: false, reason: 'timeout' });
});

test('a connection cut in the middle is refused', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 20);
  });
  expect(await askProvider({ url, limitMs: 2000 })).toEqual({ ok: false, reason: 'refused' });
});

test('a redirect is never followed', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await askProvider({ url, limitMs: 2000, body: {} })).toEqual({ ok: false, reason: 'status' });
  expect(asked).toEqual(['/']);
});

test.each([
  ['{"__proto__":{"x":1}}', JSON_TYPE, 'shape'],
  ['{}', { 'content-type': 'text/json-ish' }, 'shape'],
  ['', JSON_TYPE, 'shape'],
  ['NaN', JSON_TYPE, 'shape'],
])('%j as %j fails by %s', async (body, headers, reason) => {
  const url = await serve((_request, response) => response.writeHead(200, headers).end(body));
  expect(await askProvider({ url, limitMs: 2000 })).toEqual({ ok: false, reason });
});

test('JSON goes out and comes back', async () => {
  const url = await serve((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    request.pipe(response);
  });
  expect(await askProvider({ url, limitMs: 2000, body: { ä: [1] } })).toEqual({ ok: true, value: { ä: [1] } });
});

test('the id of the request that causes a call goes with it', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers['x-request-id']);
    response.writeHead(200, JSON_TYPE).end('{}');
  });
  await runWithRequestId('4f6b8c7d9e0f1a2b', () => askProvider({ url, limitMs: 2000 }));
  await askProvider({ url, limitMs: 2000 });
  expect(asked).toEqual(['4f6b8c7d9e0f1a2b', undefined]);
});
