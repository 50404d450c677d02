import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendResponse, type SentResponse } from '@/lib/server/http/send-response';

const ANSWERS: Readonly<Record<string, SentResponse>> = {
  '/text': { status: 421, headers: [['content-type', 'text/plain']], body: 'What’s left' },
  '/bytes': { status: 200, headers: Object.entries({ etag: 'W/"a"' }), body: new Uint8Array([1, 2, 3]) },
  '/cookies': { status: 200, headers: ['a=1', 'b=2'].map((cookie) => ['set-cookie', cookie] as const), body: '' },
  '/twice': { status: 200, headers: ['a', 'b'].map((value) => ['x-one', value] as const), body: '' },
  '/same': { status: 304, headers: new Headers({ etag: 'W/"a"' }), body: '' },
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = ANSWERS[url];
    if (answer) sendResponse(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('status, headers and body arrive as they are, with the length in bytes', async () => {
  const answer = await fetch(`${origin}/text`);
  expect([answer.status, await answer.text()]).toEqual([421, 'What’s left']);
  expect(answer.headers.get('content-length')).toBe('13');
  const bytes = await fetch(`${origin}/bytes`);
  expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(bytes.headers.get('etag')).toBe('W/"a"');
});

test('each cookie has a header of its own; of any other header the last counts', async () => {
  expect((await fetch(`${origin}/twice`)).headers.get('x-one')).toBe('b');
  expect((await fetch(`${origin}/cookies`)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('HEAD has the length and no body; a page that the browser has, neither', async () => {
  const head = await fetch(`${origin}/text`, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['13', '']);
  const same = await fetch(`${origin}/same`);
  expect([same.status, same.headers.get('content-length'), same.headers.get('etag')]).toEqual([304, null, 'W/"a"']);
});
