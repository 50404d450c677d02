import { createServer, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registry } from '@/funnels/registry';
import { answerPage } from '@/lib/answer/answer-page';
import { buildPageSettings } from '@/lib/answer/page-settings';
import { guardHttpServers } from '@/lib/server/http/http-guard';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { getEnv } from '@/lib/server/platform/env';

// oxlint-disable-next-line typescript/unbound-method -- put back as it was
const emit = Server.prototype.emit;
// oxlint-disable-next-line typescript/unbound-method -- put back as it was
const writeHead = ServerResponse.prototype.writeHead;
let port: number;
let server: Server;
/** Turns of the event loop while somebody counts them, and that in which each request came to Next. */
let turn = 0;
const asked: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(turn);
    response.setHeader('x-middleware-rewrite', '/m10/otc-savings');
    if (request.url === '/page') response.setHeader('content-security-policy', "script-src 'self'");
    if (request.url?.endsWith('/broken')) response.statusCode = 500;
    if (request.url === '/closed') response.setHeader('retry-after', '3600').statusCode = 503;
    response.end(JSON.stringify(request.headers));
  });
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const settings = buildPageSettings(getEnv(), 'build', []);
  guardHttpServers({
    ...{
      isProduction: true,
      isPreview: true,
      hasUpgrades: false,
      hasParts: false,
      directCalls: {},
      directPages: undefined,
      readFile: undefined,
    },
    answerPage: (request) => answerPage(request, registry, settings),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  Server.prototype.emit = emit;
  ServerResponse.prototype.writeHead = writeHead;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends lines as they are and gives the whole answer. */
async function say(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test('what Next cannot answer is refused with the whole set of headers, and the connection ends', async () => {
  const answer = await say('TRACE / HTTP/1.1', 'Host: a');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  for (const header of ['allow: GET, HEAD, POST', 'strict-transport-security: ', "default-src 'none'", 'no-store']) {
    expect(answer).toContain(header);
  }
  expect(await say('GET http://evil.example/ HTTP/1.1', 'Host: a')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await say('GET / HTTP/1.1', 'Host: a', 'Host: b')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await say('GET /api/%ff HTTP/1.1', 'Host: a')).toMatch(/^HTTP\/1\.1 400 /);
});

test('whatever a preview answers, search engines are told to leave it', async () => {
  for (const lines of [
    ['GET /otc-savings HTTP/1.1', 'Host: m10.localhost', 'Connection: close'],
    ['GET /robots.txt HTTP/1.1', 'Host: m10.localhost', 'Connection: close'],
    ['TRACE / HTTP/1.1', 'Host: a'],
  ]) {
    expect(await say(...lines)).toContain('x-robots-tag: noindex, nofollow');
  }
});

test('no request becomes a web socket', async () => {
  const answer = await say('GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('other requests pass, without the headers that only Next may set or that ask for a part of a page', async () => {
  const answer = await say(
    'GET /a HTTP/1.1',
    'Host: a',
    'X-Middleware-Subrequest: middleware',
    'Rsc: 1',
    'Next-Router-Segment-Prefetch: /_tree',
    'Accept: text/html',
    'Connection: close',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"accept":"text/html"');
  expect(answer).not.toMatch(/x-middleware-|rsc|next-router/);
});

test.each([
  ['bytes that are no request', 400, ['\u0016\u0003\u0001']],
  ['a header too large', 431, ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`]],
  ['no host', 400, ['GET / HTTP/1.1', 'Accept: */*']],
  ['an expectation that nobody meets', 417, ['GET / HTTP/1.1', 'Host: a', 'Expect: tea', 'Connection: close']],
] as const)('%s: what Node answers by itself has the whole set of headers as well', async (_, status, lines) => {
  const answer = await say(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of ['x-content-type-options: nosniff', "default-src 'none'", 'strict-transport-security: ']) {
    expect(answer).toContain(header);
  }
});

test('what an answer sets itself stays as it is', async () => {
  const answer = await say('GET /page HTTP/1.1', 'Host: a', 'Connection: close');
  expect(answer).toContain("content-security-policy: script-src 'self'");
  expect(answer).not.toContain("default-src 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
});

test.each(['/otc-savings/', '//otc-savings', '/otc-savings//', '/\\otc-savings', '/otc-savings\\', '/otc%2Dsavings/'])(
  'where all pages are Next’s, and for Next’s own router too, %s is one clean redirect that nobody keeps',
  async (path) => {
    // A name too long to turn up by chance in a sealed cookie.
    const query = 'firstname=Wilhelmina&gclid=1&email=m%40example.com';
    const answer = await say(`GET ${path}?${query} HTTP/1.1`, 'Host: m10.localhost', 'Rsc: 1', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 307 /);
    expect(answer).toMatch(/\r\nlocation: \/otc(-|%2D)savings\?gclid=1\r\n/);
    expect(answer).toContain('referrer-policy: no-referrer');
    expect(answer).toContain('cache-control: no-store');
    expect(answer).toContain('__Host-personal=');
    expect(answer).not.toMatch(/Wilhelmina|example\.com|refresh/i);
  },
);

test('so is a path of a call or a file, which Next would redirect with all of the query', async () => {
  for (const path of ['/api//session', '/icons/m10.svg/', '/_next//static/a.js']) {
    const answer = await say(`GET ${path}?email=m@example.com HTTP/1.1`, 'Host: m10.localhost', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 307 /);
    expect(answer).not.toContain('example.com');
  }
  expect(await say('GET //a HTTP/1.1', 'Host: somebody-else.example', 'Connection: close')).toMatch(/^HTTP\/1\.1 421 /);
});

test('a user agent is cut: Next takes half a second to look for crawlers in one of 10,000 letters', async () => {
  const answer = await say('GET / HTTP/1.1', 'Host: a', `User-Agent: ${'x'.repeat(10_000)}`, 'Connection: close');
  expect(answer).toContain(`"user-agent":"${'x'.repeat(512)}"`);
});

test('a page that fails is counted and logged without its address; calls and closed brands do that themselves', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await say('GET /closed HTTP/1.1', 'Host: a', 'Connection: close');
  await say('GET /broken HTTP/1.1', 'Host: a', 'Connection: close');
  await say('GET /api/broken HTTP/1.1', 'Host: a', 'Connection: close');
  expect(await readMetrics()).toContain('funnel_failed_pages_total{status="500"} 1\n');
  expect(await readMetrics()).not.toContain('status="503"');
  const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('page failed'));
  expect(lines).toEqual([expect.stringContaining('"status":500')]);
  expect(lines.join()).not.toContain('broken');
});

test('forty requests in one go are answered in order, each in a turn of its own', async () => {
  asked.length = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const requests = Array.from({ length: 40 }, (_, index) => [`GET /page HTTP/1.1`, `Host: a`, `X-Place: ${index}`, '']);
  const answer = await say(...requests.flat().slice(0, -1), 'Connection: close');
  clearImmediate(counting);
  const places = [...answer.matchAll(/"x-place":"(\d+)"/g)].map(([, place]) => Number(place));
  expect(places).toEqual(Array.from({ length: 40 }, (_, index) => index));
  expect(new Set(asked).size).toBe(40);
});
