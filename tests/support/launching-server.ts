import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GET as askReadiness } from '@/app/api/health/ready/route';
import { POST as createEvent } from '@/app/api/event/create/route';
import { startServer } from '@/lib/server/process/start-server';
import { buildWebRequest } from '@/lib/server/http/web-request';
import { config, middleware } from '@/middleware';
import { readyRegistry } from './ready-registry';

// Started as a process of its own, as production starts: what stands in front of Next, with one brand that is ready.
// Prints its port. What is left to Next is answered by the readiness call or by our middleware, as Next would have it.
const server = createServer((message, response) => {
  const request = buildWebRequest(message);
  const answering = Promise.resolve(message.url === '/api/health/ready' ? askReadiness(request) : middleware(request));
  void answering.then(async ({ status, headers, body }) => {
    response.statusCode = status;
    response.setHeaders(headers).end(body && (await new Response(body).text()));
  });
});
const calls = { '/api/event/create': createEvent };
const readPage = (path: string): Promise<Buffer> => Promise.resolve(Buffer.from(`the page ${path}`));
const pages = { matcher: config.matcher, readPage, renderPage: () => Promise.resolve() };
void startServer(readyRegistry, { calls, pages, readFile: readPage }).then(() => {
  server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
});
