import { PAGES, writeCall, writeRequest, type HostileKind } from './hostile-request';
import { calls } from '@/lib/calls/calls';

const PERSONAL = ['firstname', 'lastname', 'email', 'phone', 'address', 'city', 'zipcode', 'dob', 'gender'];
const ESCAPES = ['%01', '%1f', '%7f', '%C2%85', '%E2%80%A8', '%F0%9F%8E%89', '%22', '%5C', '%0a', '%FF', '%ED%A0%80'];
const UNTIDY = [
  '/otc-savings/',
  '//otc-savings',
  '/otc-savings//',
  '/\\otc-savings',
  '/otc-savings/%2e/',
  '/./privacy/',
];
/** Below the 8 KB that nginx takes of a first line. */
const LONGEST_VALUE = 900;

const COOKIE_NAMES = ['__Host-visitor', '__Host-experiments', '__Host-personal', '__Host-opt-out', '__Secure-x'];
const COOKIE_VALUES = [
  ...['', ' ', '~~~', '"', 'otc-savings-headline.question ', 'otc-savings-headline.none', 'x'.repeat(3900), '%00'],
  ...['a0b1c2d3-0000-4000-8000-0123456789ab ', '\u00a0', '\u00ff\u00fe', 'eyJhbGciOiJub25lIn0..', 'a.b.c.d.e', '{}'],
];
const COOKIE_BREAKS = ['; ', ';', ' ;', ',', ';;'];

const TRAPS = [
  ...['//evil.example', '/\\evil.example', '/%09/evil.example', '/;@evil.example', '/%2f%2fevil.example'],
  ...[
    '/%5cevil.example',
    '///evil.example/%2e%2e',
    '/%0d%0aLocation:%20//evil.example',
    '/@evil.example',
    '/%E2%80%AE',
  ],
  ...['/https:/evil.example', '/otc-savings//evil.example', '/otc-savings/..;/', '/%ef%bc%8fevil.example', '/?//evil'],
];

const INNER_PATHS = [
  ...['/_next/static/..%2f..%2fserver/app', '/_next/static/chunks/%00', '/_next/static/\\..\\..', '/icons/..%5c.env'],
  ...['/_next/data/x/index.json', '/_next/image?url=%2fapi%2fmetrics&w=64&q=1', '/m10/otc-savings', '/bh', '/_error'],
  ...['/otc-savings.rsc', '/otc-savings.segments/_full.segment.rsc', '/_next/static/%2e%2e/BUILD_ID', '/index.html'],
  ...['/cards/x?page=', '/images/%2e%2e%2f%2e%2e%2fpackage.json', '/sitemap.xml/', '/robots.txt%2f', '/_not-found'],
  ...['/api/metrics', '/API/METRICS', '/api//metrics', '/api/metrics/', '/api/%6detrics', '/api/metrics;x', '/api/./x'],
];

const CALL_ENDS = ['/', '%2f', '.json', '?x', '/../create', ';x=1', '%00', '//', '%20', '\\'];
const CALL_STARTS = [
  '/api/event/create',
  '/API/event/create',
  '//api//event//create',
  '/api/event',
  '/api',
  '/api/lead',
];

const NEGOTIATIONS = [
  ...['Accept-Encoding: gzip, br;q=0', 'Accept-Encoding: gzip;q=0, br;q=0', 'Accept-Encoding: br, gzip'],
  ...['Accept-Encoding: identity;q=0', 'Accept-Encoding: *;q=0', `Accept-Encoding: ${'br,'.repeat(1000)}`],
  ...['If-None-Match: W/"x", *', `If-None-Match: ${'"a",'.repeat(1500)}`, 'If-None-Match: "', 'If-Range: "x"'],
  ...['Range: bytes=0-0,2-2', `Range: bytes=${'0-,'.repeat(1300)}0-`, 'Range: bytes=-99999999999', 'Range: pages=1'],
  ...['Accept: application/json;q=NaN', 'Accept-Language: *-*', 'If-Modified-Since: Thu, 99 Foo 9999', 'TE: gzip'],
];

const FORWARDED = [
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript', 'Forwarded: host=evil.example', 'Via: 9.9 x'],
  ...['X-Original-URL: /api/metrics', 'X-Rewrite-URL: /bh', 'X-Real-IP: ::', 'X-HTTP-Method-Override: DELETE'],
  ...['X-Accel-Redirect: /etc/passwd', 'X-Request-Id: \u0080', 'X-Vercel-IP-City: %ff', 'CF-IPCountry: <b>'],
  ...['X-Forwarded-For: unknown', `X-Forwarded-For: ${'1.1.1.1,'.repeat(800)}`, 'X-Forwarded-For: [::1]:80'],
];

const LARGE_HEADERS = [
  `X-Long: ${'x'.repeat(21_000)}`,
  Array.from({ length: 1200 }, (_, index) => `X-${index}: 1`).join('\r\n'),
];

/** Addresses, cookies and headers. */
export const ADDRESS_KINDS: Readonly<Record<string, HostileKind>> = {
  'personal parameters of control characters': {
    make: ({ random, draw }) => {
      const value = draw(ESCAPES).repeat(1 + Math.floor(random() * LONGEST_VALUE));
      return { bytes: writeRequest(`GET ${draw(PAGES)}?${draw(PERSONAL)}=${value}`) };
    },
  },
  'many long personal parameters': {
    make: ({ draw }) => {
      const value = draw(['a', '%22', '%C3%A9', '%F0%9F%8E%89']).repeat(256).slice(0, 780);
      return { bytes: writeRequest(`GET ${draw(PAGES)}?${PERSONAL.map((name) => `${name}=${value}`).join('&')}`) };
    },
  },
  'untidy paths with personal parameters': {
    make: ({ draw }) => ({ bytes: writeRequest(`GET ${draw(UNTIDY)}?firstname=Mary&email=mary%40example.com`) }),
  },
  'odd cookies': {
    make: ({ draw }) => {
      const cookies = [0, 1, 2].map(() => `${draw(COOKIE_NAMES)}${draw(['=', ' = ', '==', ''])}${draw(COOKIE_VALUES)}`);
      return { bytes: writeRequest(`GET ${draw(PAGES)}`, [`Cookie: ${cookies.join(draw(COOKIE_BREAKS))}`]) };
    },
  },
  'redirect traps': {
    make: ({ draw }) => ({ bytes: writeRequest(`GET ${draw(TRAPS)}${draw(['', '/', '?a=1&a=2', '?email=x'])}`) }),
  },
  'inner paths': {
    make: ({ draw }) => ({
      bytes: writeRequest(`${draw(['GET', 'HEAD', 'POST'])} ${draw(INNER_PATHS)}`, ['Authorization: Bearer x']),
    }),
  },
  'spellings of a call': {
    make: ({ draw, good }) => ({
      bytes: writeCall(`${draw(CALL_STARTS)}${draw(CALL_ENDS)}`, JSON.stringify(good[calls.createEvent.path])),
    }),
  },
  'hosts in other headers': {
    make: ({ draw }) => ({ bytes: writeRequest(`GET ${draw(PAGES)}`, [draw(FORWARDED), draw(FORWARDED)]) }),
  },
  'encodings, ranges and conditions': {
    make: ({ draw }) => {
      const path = draw([...PAGES, '/robots.txt', '/sitemap.xml']);
      return { bytes: writeRequest(`GET ${path}`, [draw(NEGOTIATIONS), draw(NEGOTIATIONS)]) };
    },
  },
  'large headers': { make: ({ draw }) => ({ bytes: writeRequest(`GET ${draw(PAGES)}`, [draw(LARGE_HEADERS)]) }) },
};
