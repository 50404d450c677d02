import { makeRandom } from './seeded-random';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Every method that a route answers. */
export type HostileMethod = (typeof METHODS)[number];

/** One request that nobody honest sends, and what is known of it when it breaks something. */
export interface HostileRequest {
  readonly route: string;
  readonly method: HostileMethod;
  readonly query: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

type Pick = <Value>(values: readonly Value[]) => Value;

const TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud83d', '\udc00x', '\u2028', '\u202eabc', 'İ', '\ufeff', '🎉'.repeat(50)],
  ...["'; DROP TABLE leads; --", '$1', '%s', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true', '[object Object]'],
  ...['2026-02-31T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59.999Z', '2026-01-01T24:00:00.000Z', '1e309', '00000', '٣٣١٠١', '33101\n', '33101-0000'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'x'.repeat(5000)],
  ...['http://127.0.0.1/', 'javascript:alert(1)', '//evil.example', 'https://evil.example/?email=a%40b.c', '%ff', '%'],
] as const;

const VALUES: readonly unknown[] = [
  ...TEXTS,
  ...[null, true, false, 0, -0, -1, 1.5, 17, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324],
  ...[[], {}, [[]], [null], { a: null }, [1, 2, 3], { toString: 1, valueOf: 2 }, { then: 1 }, { length: -1 }],
  Array.from({ length: 300 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
];

const KEYS = [
  'a',
  '',
  'toString',
  'constructor',
  'prototype',
  'then',
  'toJSON',
  '\u0000',
  '\ud83d',
  '0',
  'x'.repeat(300),
];

const RAW_BODIES: readonly string[] = [
  ...['', ' ', '\u0000', 'null', '0', '"text"', '[]', '{}', 'true', 'NaN', '-', '1e999', '{"a":1}{"b":2}', '[1,]'],
  ...['\ufeff{}', '{"__proto__":{"x":1}}', '{"a":{"__proto__":null}}', '{"\\u005f_proto__":{"x":1}}'],
  ...['{"constructor":{"prototype":{"x":1}}}', '{"a":1,"a":2}', '"\\ud800"', `"${'\\u0000'.repeat(100)}"`],
  ...[
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    '['.repeat(60_000),
  ],
  JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]))),
  JSON.stringify('x'.repeat(65_534)),
  JSON.stringify('x'.repeat(65_535)),
  'x'.repeat(200_000),
];

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'host',
    [
      'evil.example',
      '',
      'm10.localhost.',
      'M10.LOCALHOST',
      'm10.localhost:99999',
      '[::1]',
      'a b',
      'm10.localhost,evil',
    ],
  ],
  [
    'content-type',
    ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '', 'application/json;;;', '*/*'],
  ],
  ['content-length', ['0', '-1', '1e9', '99999999999999999999', 'NaN', '65537', '2']],
  ['content-encoding', ['gzip', 'br', 'identity', 'x'.repeat(500)]],
  ['sec-fetch-site', ['cross-site', 'none', 'same-site', 'SAME-ORIGIN', '', 'same-origin, cross-site']],
  [
    'origin',
    ['null', 'https://evil.example', 'http://m10.localhost', 'not an origin', '', 'https://m10.localhost:3000'],
  ],
  [
    'x-forwarded-for',
    ['6.6.6.6', ',,,,', '::1', 'x'.repeat(8000), Array.from({ length: 500 }, () => '6.6.6.6').join()],
  ],
  ['x-request-id', ['x', 'a'.repeat(64), '{"a":1}', '\u00e9']],
  ['user-agent', ['', 'x'.repeat(10_000), '\u00ff\u00fe', '"; --']],
  ['cookie', ['__Host-personal=forged', '='.repeat(4000), ';;;', 'a=\u00ff', 'x=1; '.repeat(2000)]],
  ['x-forwarded-host', ['evil.example']],
  ['x-middleware-subrequest', ['middleware:middleware:middleware']],
  ['next-action', ['0'.repeat(40)]],
  ['accept-language', ['x'.repeat(5000)]],
  ['cf-ipcity', ['%ff', '%', 'x'.repeat(2000), '<script>']],
  ['sec-gpc', ['1', '2', '']],
];

const QUERIES = [
  ...[
    '',
    '?',
    '?zip_code=',
    '?zip_code=33101',
    '?zip_code=%00',
    '?zip_code=%ff',
    '?zip_code[]=1',
    '?zip_code=1&zip_code=2',
  ],
  ...[
    '?__proto__=1',
    '?__proto__[x]=1',
    '?constructor=1',
    `?session_id=${'x'.repeat(200)}`,
    '?session_id=%F0%9F',
    '?&&&=&',
  ],
  ...[`?${'a=1&'.repeat(3000)}`, `?zip_code=${'3'.repeat(8000)}`],
];

/** A body that was good, with one place in it replaced, added or taken away. */
function spoil(value: unknown, pick: Pick, random: () => number): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(VALUES);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * (value.length + 1));
    return [
      ...(value as unknown[]).slice(0, at),
      spoil(value[at], pick, random),
      ...(value as unknown[]).slice(at + 1),
    ];
  }
  const entries = Object.entries(value);
  const turn = random();
  if (turn < 0.1) return Object.fromEntries([...entries, [pick(KEYS), pick(VALUES)]]);
  const at = Math.floor(random() * entries.length);
  if (turn < 0.2) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([key, child], index) => [key, index === at ? spoil(child, pick, random) : child]),
  );
}

function makeBody(good: unknown, pick: Pick, random: () => number): string | Uint8Array<ArrayBuffer> {
  const turn = random();
  if (turn < 0.2) return pick(RAW_BODIES);
  if (turn < 0.25) return Uint8Array.from({ length: Math.floor(random() * 300) }, () => random() * 256);
  const spoiled = JSON.stringify(spoil(good, pick, random));
  return turn < 0.35 ? spoiled.slice(0, Math.floor(random() * spoiled.length)) : spoiled;
}

/** The same hostile requests for the same seed; `good` has a body that each route would take, or nothing to take. */
export function* makeHostileRequests(
  seed: number,
  count: number,
  good: Readonly<Record<string, object | undefined>>,
): Generator<HostileRequest> {
  const random = makeRandom(seed);
  const pick: Pick = (values) => {
    const value = values[Math.floor(random() * values.length)];
    return value as (typeof values)[number];
  };
  const routes = Object.keys(good);
  for (let made = 0; made < count; made += 1) {
    const route = pick(routes);
    const usual = good[route] ? 'POST' : 'GET';
    const method = random() < 0.1 ? pick(METHODS) : usual;
    const headers: (readonly [string, string])[] = [];
    while (random() < 0.35) {
      const [name, values] = pick(HEADERS);
      headers.push([name, pick(values)]);
    }
    const takesBody = method !== 'GET' && method !== 'HEAD';
    const body = takesBody ? makeBody(good[route] ?? {}, pick, random) : undefined;
    yield { route, method, query: random() < 0.3 ? pick(QUERIES) : '', headers, body };
  }
}
