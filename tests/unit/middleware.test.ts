import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registry } from '@/funnels/registry';
import { answerPage } from '@/lib/answer/answer-page';
import { buildPageSettings } from '@/lib/answer/page-settings';
import { answerPages } from '@/lib/server/http/direct-pages';
import { RENDERING_HEADER } from '@/lib/request/request-fault';
import { getBuildId, getEnv } from '@/lib/server/platform/env';
import { config, middleware } from '@/middleware';

/** What says how an answer was sent, and what Next is told. */
const OF_THE_WAY = /^(x-middleware-|content-(length|encoding)|vary|date|connection|keep-alive|transfer-encoding)/;
/** Only who reads the file says what it is. */
const HTML = 'content-type: text/html; charset=utf-8';

/** Without one each request would draw a variant of its own. */
const VISITOR = 'a0b1c2d3-0000-4000-8000-0123456789ab';

/** The files that were read, in order. */
const files: string[] = [];
let server: Server;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  const settings = buildPageSettings(getEnv(), getBuildId(), []);
  const handle = answerPages({
    matcher: config.matcher,
    answer: (request) => answerPage(request, registry, settings),
    readPage: (path) => Promise.resolve(Buffer.from(String(files.push(path)))),
    renderPage: () => Promise.resolve(),
  });
  server = createServer((message, response) => {
    const toNext = () => void response.writeHead(500).end();
    handle({ message, response, toNext }, toNext);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is sealed and who is new differ from one answer to the next. */
function readHeaders(pairs: Iterable<readonly [string, string]>): readonly string[] {
  return [...pairs]
    .filter(([name]) => !OF_THE_WAY.test(name))
    .map(([name, value]) => `${name}: ${value.replace(/(__Host-(personal|visitor|experiments)=)[^;]+/, '$1…')}`)
    .filter((line) => line !== HTML)
    .toSorted();
}

async function askDirectly({ path, method = 'GET', headers = {} }: Asked) {
  const { port } = server.address() as AddressInfo;
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, method, headers: { host: 'm10.localhost', ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  message.resume();
  const { statusCode, rawHeaders } = message;
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const pairs = names.map((name, index) => [name.toLowerCase(), rawHeaders[index * 2 + 1] ?? ''] as const);
  return { status: statusCode, headers: readHeaders(pairs), file: files.pop() };
}

async function askMiddleware({ path, method = 'GET', headers = {} }: Asked) {
  const all = { host: 'm10.localhost', ...headers };
  const answer = await middleware(new Request(`http://0.0.0.0:3000${path}`, { method, headers: all }));
  const pairs = [...answer.headers].map(
    // Next gives visitors a relative address of this site.
    ([name, value]) => [name, name === 'location' ? value.replace('http://0.0.0.0:3000', '') : value] as const,
  );
  const rewrite = answer.headers.get('x-middleware-rewrite');
  return { status: answer.status, headers: readHeaders(pairs), file: rewrite ? new URL(rewrite).pathname : undefined };
}

test.each<readonly [string, number, Asked]>([
  ['a page', 200, { path: '/privacy?gclid=1' }],
  ['the head of a page', 200, { path: '/privacy', method: 'HEAD' }],
  ['a page that is not there', 404, { path: '/nobody-has-this' }],
  ['a redirect that seals', 307, { path: '/privacy?firstname=Mary&gclid=a%20b' }],
  ['a permanent redirect', 308, { path: '/otc/consent?gclid=1' }],
  ['a redirect away from the site', 307, { path: '/medicare-gov' }],
  ['a host that is nobody’s', 421, { path: '/privacy', headers: { host: 'somebody-else.example' } }],
  ['a method that pages do not have', 405, { path: '/privacy', method: 'POST' }],
  ['a page under experiment', 200, { path: '/otc-savings', headers: { cookie: `__Host-visitor=${VISITOR}` } }],
])('%s is the same from the middleware and in front of Next', async (_, status, asked) => {
  const direct = await askDirectly(asked);
  expect(direct).toEqual(await askMiddleware(asked));
  expect(direct.status).toBe(status);
});

test('a page that is rendered for everybody is found by its inside address, which is no page to anybody else', async () => {
  const asked = { path: '/m10/-otc-savings-headline.question/otc-savings/zipcode', headers: { host: 'localhost' } };
  const address = `http://localhost${asked.path}`;
  const rendered = await middleware(new Request(address, { headers: { ...asked.headers, [RENDERING_HEADER]: '1' } }));
  expect([rendered.status, rendered.headers.get('x-middleware-next')]).toEqual([200, '1']);
  expect((await askMiddleware(asked)).status).toBe(404);
});

test('a page that the browser has is the same 304 from both', async () => {
  const { headers } = await askDirectly({ path: '/privacy' });
  const etag = headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length) ?? '';
  const asked = { path: '/privacy', headers: { 'if-none-match': etag } };
  const direct = await askDirectly(asked);
  expect(direct).toEqual(await askMiddleware(asked));
  expect(direct).toMatchObject({ status: 304, file: undefined });
});
