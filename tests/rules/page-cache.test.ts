import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { EXPERIMENTS_COOKIE_NAME } from '@/lib/experiments/assignments';
import { routeRequest } from '@/lib/request/route-request';
import { PAGE_KEY_HEADER } from '@/lib/answer/page-key';
import { isVisitorId, VISITOR_COOKIE_NAME } from '@/lib/cookies/visitor-cookie';
import { buildSecurityHeaders } from '@/lib/security/security-headers';
import { chooseContentCoding } from '@/lib/server/pages/content-coding';
import { EDGE_HEADERS } from '@/lib/server/location/read-address-location';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/request-id';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { findCanary } from '../support/canary';
import { makePersonalAddresses } from '../support/personal-addresses';
import { projectRoot } from '../support/project-files';
import { countTries } from '@/tests/support/only-in-all';

const folder = join(projectRoot, '.deploy/nginx');
const config = readdirSync(folder)
  .filter((name) => name.endsWith('.conf'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** A map of the files as nginx reads it: the value of the first pattern that matches, else the default. */
function readMap(variable: string): (value: string) => string {
  const [, inside = ''] = new RegExp(`map [^{]*\\$${variable} \\{\\n([\\s\\S]*?)\\n\\}`).exec(config) ?? [];
  const entries = inside.split('\n').flatMap((line) => {
    const [, key, value] = /^\s*("(?:[^"])*"|\S+) (.+);$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key.replace(/^"|"$/g, ''), value] as const];
  });
  const usual = entries.find(([key]) => key === 'default')?.[1] ?? '';
  const exact = entries.filter(([key]) => key !== 'default' && !key.startsWith('~'));
  const patterns = entries.filter(([key]) => key.startsWith('~'));
  const compiled = patterns.map(([key, told]) => {
    const isCaseless = key.startsWith('~*');
    return [new RegExp(key.slice(isCaseless ? 2 : 1), isCaseless ? 'i' : ''), told] as const;
  });
  return (value) =>
    exact.find(([key]) => key === value)?.[1] ?? compiled.find(([pattern]) => pattern.test(value))?.[1] ?? usual;
}

const isPersonalQuery = readMap('is_personal_query');
const mustSeeOtherwise = readMap('must_see_query');
const mustSeeCookie = readMap('must_see_cookie');
const variant = readMap('variant');
const isOddPath = readMap('is_odd_path');
const [takesBrotli, takesGzip, packing] = [readMap('takes_brotli'), readMap('takes_gzip'), readMap('packing')];
const toldPath = readMap('told_path');
const [httpsPath, httpsQuery] = [readMap('https_path'), readMap('https_query')];

function mustSeeQuery(query: string): string {
  const seen = mustSeeOtherwise(query);
  return seen === '$is_personal_query' ? isPersonalQuery(query) : seen;
}

/** A value of the files is quoted where it is empty or has a space. */
function unquote(text: string): string {
  return text.replace(/^"|"$/g, '');
}

const PATHS = registry.pages.map(({ path, brands }) => [brands[0], path] as const);
const NOW = new Date('2026-11-22T12:00:00Z');
const VISITOR = 'a0b1c2d3-0000-4000-8000-0123456789ab';

function route(brand: string, path: string, query: string, cookie: string | null = null) {
  const request = { method: 'GET', host: `${brand}.localhost`, path, query: new URLSearchParams(query), cookie };
  return routeRequest({ ...request, now: NOW, newVisitorId: VISITOR }, registry, {
    defaultBrand: 'm10',
    localHosts: true,
    hasCatalogue: true,
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br, gzip'],
  ['br, gzip', 'br, gzip'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['identity', ''],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', ''],
  ['gzip;q=0.000, br ; q=0.001', 'br'],
  ['GZIP;Q=1.0,BR;Q=0.', 'gzip'],
  ['gzip;q=2, br;q=a', ''],
  ['x-br, gzipped, *', ''],
])('pages for who accepts %j are kept as %j, and nobody gets what they cannot read', (accepted, kept) => {
  const asked = unquote(packing(`${unquote(takesBrotli(accepted))} ${unquote(takesGzip(accepted))}`));
  expect(asked).toBe(kept);
  // What the site then packs by is something that the browser takes.
  expect(chooseContentCoding(asked)).toBe(chooseContentCoding(accepted.replace(';q=2', ';q=0').replace(';Q', ';q')));
});

test.each([
  ...['/otc%2dsavings', '/otc-savings/', '//otc-savings', '/privacy#a', '/./privacy', '/_next/static/%61.js'],
  ...['/_next/static/../a.js', '/a\\b', '/a;b', '/caf\u00e9', ''],
])('%j is the path of nothing that is kept', (path) => expect(isOddPath(path)).toBe('1'));

test('the path of no page and of no file is odd', () => {
  const paths = ['/', '/_next/static/chunks/0a-_1.js', '/icons/m10.svg', ...PATHS.map(([, path]) => path)];
  expect(paths.filter((path) => isOddPath(path) !== '0')).toEqual([]);
});

describe('a query that the page cache ignores', () => {
  const KEYS = [
    'utm_source',
    'gclid',
    'fbclid',
    'sub_1',
    'zip_code',
    'step',
    'variant',
    'zip',
    'zipcode',
    'brand',
    'qa',
  ];
  const PERSONAL = ['firstname', 'lastname', 'age', 'email', 'phone', 'dateofbirth', 'address', 'device', 'devicetype'];
  const key = fc.constantFrom(...KEYS, ...PERSONAL, 'session_id', 'has_medicare', '%66irstname', 'first%6Eame', '+age');
  const value = fc.oneof(fc.constantFrom('', 'a', 'otc-savings-headline:question', '33101', 'a=b', '%26'), fc.string());
  const pair = fc.tuple(key, value).map(([name, text]) => `${name}=${text.replace(/[&#\s]/g, '')}`);
  const sent = fc.array(fc.oneof(pair, key), { maxLength: 5 }).map((pairs) => pairs.join('&'));

  test('leads to the very page that no query leads to, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS, ['m10', '/catalogue'] as const), sent, ([brand, path], query) => {
        if (mustSeeQuery(query) === '1') return;
        const [asked, plain] = [route(brand, path, query), route(brand, path, '')];
        expect([asked.kind, asked.kind === 'page' && asked.path]).toEqual([
          plain.kind,
          plain.kind === 'page' && plain.path,
        ]);
      }),
      { numRuns: countTries(3000) },
    );
  });

  test('is none that names a person, however it is spelled', () => {
    const asked = makePersonalAddresses(2000, 4).filter(({ query }) => query !== '');
    expect(asked.filter(({ query }) => mustSeeQuery(query) !== '1')).toEqual([]);
    const names = FIELD_NAMES.filter((name) => fieldTable[name].identifies === 'person' || fieldTable[name].health);
    expect(names.filter((name) => mustSeeQuery(`${name}=x`) !== '1')).toEqual([]);
  });

  test('nor is such a path logged', () => {
    const asked = makePersonalAddresses(500, 5).filter(({ way }) => way.includes('segment'));
    expect(asked.map(({ path }) => toldPath(`404 ${path}`)).filter((told) => findCanary(told).length > 0)).toEqual([]);
    expect(asked.map(({ path }) => toldPath(`404 /images${path}`)).filter((told) => told !== '/-')).toEqual([]);
    for (const request of [
      '200 /otc-savings',
      '404 /shop-4-dsnp-otc-2024/zipcode',
      '200 /_next/static/0123456789.js',
    ]) {
      expect(toldPath(request)).toBe('$page_path');
    }
  });

  test.each([
    'gclid=Cj0KCQiA-abc_123&utm_source=google&utm_campaign=otc+savings%20fall&utm_term=a%26b',
    'fbclid=IwAR0&sub_1=1&sub_2=2&zip_code=33101',
    'msclkid=1&gbraid=2&wbraid=3',
    'a=1&ab=1&b=1',
  ])('is every click of an ad: %s', (query) => expect(mustSeeQuery(query)).toBe('0'));

  test.each([
    'firstname=Mary',
    'gclid=1&email=a',
    'a=1&b=2&a=3',
    'a&a',
    '%66irstname=Mary',
    'zip=33101',
    'variant=a:b',
    '_rsc=1',
    'qa=a.b.c',
    'gclid=1&qa',
    `a=${'x'.repeat(2000)}`,
  ])('is not %.40s', (query) => expect(mustSeeQuery(query)).toBe('1'));
});

test('no pattern has a backslash that nginx would read as an escape of its own', () => {
  expect(config).not.toContain('\\\\');
});

describe('cookies', () => {
  test('are named as the site names them', () => {
    expect(config).toContain(`${EXPERIMENTS_COOKIE_NAME}=`);
    expect(config).toContain(`${VISITOR_COOKIE_NAME}=`);
    expect(config.toLowerCase()).toContain(`proxy_set_header ${PAGE_KEY_HEADER} $host$page_path|$variant;`);
  });

  test.each([
    ['', '0'],
    ['_ga=1', '0'],
    [`${VISITOR_COOKIE_NAME}=${VISITOR}`, '0'],
    [`_ga=1; ${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '0'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=nobody`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b; ${EXPERIMENTS_COOKIE_NAME}=c.d; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b ; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
    [`\u00a0${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
    [`x=1;${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b~c.d; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=A.b; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
  ])('with %j the middleware must see: %s', (cookie, answer) => expect(mustSeeCookie(cookie)).toBe(answer));

  test('a page that is kept for a variant sets none, and the same cookie always means the same page', () => {
    expect(isVisitorId(VISITOR)).toBe(true);
    for (const { page, name, variants } of registry.experiments) {
      const tested = registry.pages.find((entry) => entry.name === page);
      for (const tried of variants) {
        const cookie = `${EXPERIMENTS_COOKIE_NAME}=${name}.${tried.name}; ${VISITOR_COOKIE_NAME}=${VISITOR}`;
        expect([variant(cookie), mustSeeCookie(cookie)]).toEqual(['$kept_variant', '0']);
        const routing = route(tested?.brands[0] ?? '', tested?.path ?? '', '', cookie);
        expect(routing).toMatchObject({ kind: 'page', cookies: [] });
      }
    }
  });
});

describe('what is sent without TLS', () => {
  test('goes to the same address with it, ad ids and all', () => {
    expect(httpsPath('/otc-savings/')).toBe('$page_path');
    expect(httpsQuery(`${isPersonalQuery('gclid=1&zip=33101')}?gclid=1&zip=33101`)).toBe('$kept_query');
  });

  test('but for the link of a tester', () => {
    expect(httpsQuery(`${isPersonalQuery('gclid=1&qa=a.b.c')}?gclid=1&qa=a.b.c`)).toBe('""');
  });

  test('but for what is about a person', () => {
    for (const { path, query } of makePersonalAddresses(1000, 6)) {
      const kept = query === '' ? '""' : httpsQuery(`${isPersonalQuery(query)}?${query}`);
      expect([kept, findCanary(httpsPath(path) === '/' ? '' : path)]).toEqual(['""', []]);
    }
  });
});

describe('an answer that nginx makes itself', () => {
  test('has the security headers of the site', () => {
    for (const { key, value } of buildSecurityHeaders(false)) {
      const [, name = ''] = new RegExp(`add_header ${key} \\$(\\w+) always;`, 'i').exec(config) ?? [];
      const maps = readMap(name);
      const asked = key === 'referrer-policy' ? 'https' : '';
      expect([key, unquote(maps(asked)), maps(`${asked}x`)]).toEqual([key, value, '']);
    }
  });
});

describe('what the client says', () => {
  const sent = new Map(
    [...config.matchAll(/proxy_set_header (\S+) ("[^"]*"|\S+);/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

  test('of itself reaches the site nowhere where that believes its proxy', () => {
    for (const name of EDGE_HEADERS) expect([name, sent.get(name)]).toEqual([name, '""']);
    expect(sent.get(REQUEST_ID_HEADER)).toBe('$request_id');
    expect(sent.get('x-forwarded-for')).toBe('$remote_addr');
    expect(sent.get('host')).toBe('$host');
  });
});
