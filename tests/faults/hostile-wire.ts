import { Buffer } from 'node:buffer';
import { makeHostileRequests, type HostileRequest } from '@/tests/support/hostile-requests';
import { makeRandom } from '@/tests/support/seeded-random';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';
import type { HostileBytes } from './hostile-request';

type Random = () => number;

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

const HOSTS = [
  ...['evil.example', '', '.', 'm10.localhost.', 'M10.LOCALHOST', 'm10.localhost:99999', '[::1]', 'a b', '127.0.0.1'],
  ...['m10.localhost,evil', 'm10.localhost@evil.example', 'constructor', '__proto__', 'localhost%00', 'x'.repeat(4000)],
  ...['m10.localhost/../', 'm10.localhost#', 'm10.localhost?', 'xn--m10-.localhost', '١٠.localhost', '*', '0x7f.1'],
];

const PATH_PARTS = [
  ...[
    '%ff',
    '%00',
    '%',
    '%2e%2e',
    '..',
    '.',
    '//',
    '\\',
    '%5c',
    '%2f',
    '/api',
    '/_next',
    '/otc-savings',
    '/m10',
    ';a=b',
  ],
  ...[
    '/%F0%9F%8E%89',
    '/__proto__',
    '/constructor',
    '/catalogue',
    '/api/lead',
    '.php',
    '.env',
    '/.git/config',
    '?',
    '#',
  ],
  ...['/wp-login.php', '/otc-savings.rsc', '/otc-savings.segments/_tree.segment.rsc', '/_next/data/x/m10.json', '*'],
  ...['/_next/image?url=http://127.0.0.1/', '?_rsc=1', '?nxtPbrand=bh', '?__nextLocale=x', `?${'a=1&'.repeat(300)}`],
  ...['/%25252e', '/<script>', "/'", '/"', '/{{7*7}}', '/privacy', '/not-found', `/${'a'.repeat(3000)}`],
];

const HEADERS = [
  ...[
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B',
    'X-Middleware-Subrequest: middleware',
    'Range: bytes=0-',
  ],
  ...[
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: x',
    'X-Matched-Path: /bh',
    'X-Invoke-Path: /bh',
    'Next-Resume: 1',
  ],
  ...[
    'Next-Action: 0000',
    'X-Nextjs-Data: 1',
    'Accept-Encoding: x, gzip;q=NaN',
    'If-None-Match: *',
    'Expect: 100-continue',
  ],
  ...['If-Modified-Since: never', 'Forwarded: for="[::1', 'X-Forwarded-For: %ff', 'Content-Length: -1', 'Upgrade: h2c'],
  ...[
    `Cookie: ${'a=1; '.repeat(1500)}`,
    'Cookie: __Host-visitor=x; __Host-experiments=~~~',
    'Cookie: =;=;\u00ff',
    'X: \u0001',
  ],
  ...[
    `X-Long: ${'x'.repeat(20_000)}`,
    repeat(300, (index) => `X-${index}: 1\r\n`).trimEnd(),
    'Accept: \u00ff',
    'Te: trailers',
  ],
];

const RAW = [
  'GET / HTTP/1.1\r\nHost: m10.localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/event/create HTTP/1.1\r\nHost: m10.localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/event/create HTTP/1.1\r\nHost: m10.localhost\r\nTransfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n',
  'POST /api/event/create HTTP/1.1\r\nHost: m10.localhost\r\nContent-Length: 9\r\nContent-Length: 10\r\n\r\n{"a":1}',
  'POST /api/event/create HTTP/1.1\r\nHost: m10.localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  'POST / HTTP/1.1\r\nHost: m10.localhost\r\nNext-Action: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n{}',
  'GET / HTTP/1.1\nHost: m10.localhost\n\n',
  'GET / HTTP/1.1\r\nHost: m10.localhost\r\n folded\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : m10.localhost\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/3.7\r\nHost: m10.localhost\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET /%00 HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET \\\\evil.example HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: m10.localhost\r\nHost: bh.localhost\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'get / HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: m10.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  '\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: m10.localhost\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: m10.localhost\r\n\r\n'.repeat(20),
];

/** Content lengths that are given stay as they are: a false one is a case of its own. */
function writeRequest({ method, route, query, headers, body }: HostileRequest, address: string): Buffer {
  const given = new Map<string, string>([
    ['host', route === '/api/ads/list' ? 'tqg.localhost' : 'm10.localhost'],
    ['content-type', 'application/json'],
    ['sec-fetch-site', 'same-origin'],
    ['user-agent', VISITOR_AGENT],
    ['x-forwarded-for', address],
    ...(body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))] as const]),
    ...headers,
  ]);
  const head = [...given].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  const target = `${route}${query}`.replaceAll(/[\s]/g, '+');
  const start = Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n`, 'latin1');
  return Buffer.concat([start, Buffer.from(body ?? '')]);
}

function get(path: string, host: string, headers: readonly string[]): Buffer {
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Cuts, doubles or replaces some bytes. */
function mangle(random: Random, bytes: Buffer): Buffer {
  if (random() < 0.5) return bytes;
  if (random() < 0.3) return bytes.subarray(0, Math.floor(random() * bytes.length));
  const copy = Buffer.from(bytes);
  for (let turn = 0; turn < 3; turn += 1) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

/** The same hostile bytes for the same seed: bodies, hosts, paths, headers and raw sockets in turn. */
export function* makeHostileBytes(
  seed: number,
  count: number,
  good: Readonly<Record<string, object | undefined>>,
): Generator<HostileBytes> {
  const random = makeRandom(seed);
  const bodies = makeHostileRequests(seed, count, good);
  const draw = <Value>(values: readonly Value[]): Value => pick(random, values);
  const address = (): string => [10 + Math.floor(random() * 90), 7, Math.floor(random() * 250), 9].join('.');
  for (let made = 0; made < count; made += 1) {
    const turn = random();
    if (turn < 0.35) {
      const request = bodies.next().value as HostileRequest;
      yield { kind: 'body', bytes: writeRequest(request, address()) };
    } else if (turn < 0.5) {
      yield { kind: 'host', bytes: get(draw(['/', '/otc-savings', '/api/build']), draw(HOSTS), []) };
    } else if (turn < 0.7) {
      const path = `/${repeat(1 + Math.floor(random() * 3), () => draw(PATH_PARTS))}`;
      yield { kind: 'path', bytes: get(path, 'm10.localhost', []) };
    } else if (turn < 0.85) {
      const headers = [draw(HEADERS), draw(HEADERS)];
      yield { kind: 'header', bytes: get(draw(['/', '/otc-savings', '/api/session']), 'm10.localhost', headers) };
    } else {
      yield { kind: 'raw', bytes: mangle(random, Buffer.from(draw(RAW), 'latin1')) };
    }
  }
}
