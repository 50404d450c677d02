import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { EXPERIMENTS_COOKIE_NAME } from '@/lib/experiments/assignments';
import { routeRequest } from '@/lib/request/route-request';
import { isVisitorId, VISITOR_COOKIE_NAME } from '@/lib/cookies/visitor-cookie';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import { findCanary } from '../support/canary';
import { makePersonalAddresses } from '../support/personal-addresses';
import { projectRoot } from '../support/project-files';

const config = readFileSync(join(projectRoot, '.deploy/nginx/page-cache.conf'), 'utf8');

/** A map of the file as nginx reads it: the value of the first pattern that matches, else the default. */
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

const mustSeeQuery = readMap('must_see_query');
const mustSeeCookie = readMap('must_see_cookie');
const packing = readMap('packing');
const toldPath = readMap('told_path');

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
  ['gzip, deflate, br, zstd', '"br, gzip"'],
  ['gzip, deflate', 'gzip'],
  ['br', '""'],
  ['identity', '""'],
])('pages for who accepts %j are kept as %s, and nobody gets what they cannot read', (accepted, kept) => {
  expect(packing(accepted)).toBe(kept);
});

describe('a query that the page cache ignores', () => {
  const KEYS = ['utm_source', 'gclid', 'fbclid', 'sub_1', 'zip_code', 'step', 'variant', 'zip', 'zipcode', 'brand'];
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
      { numRuns: 3000 },
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
    expect(asked.map(({ path }) => toldPath(path)).filter((told) => findCanary(told).length > 0)).toEqual([]);
    expect(['/otc-savings', '/shop-4-dsnp-otc-2024/zipcode?a@b'].map(toldPath)).toEqual(['$page_path', '$page_path']);
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
    `a=${'x'.repeat(2000)}`,
  ])('is not %.40s', (query) => expect(mustSeeQuery(query)).toBe('1'));
});

describe('cookies', () => {
  test('are named as the site names them', () => {
    expect(config).toContain(`${EXPERIMENTS_COOKIE_NAME}=`);
    expect(config).toContain(`${VISITOR_COOKIE_NAME}=`);
  });

  test.each([
    ['', '0'],
    ['_ga=1', '0'],
    [`${VISITOR_COOKIE_NAME}=${VISITOR}`, '0'],
    [`_ga=1; ${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '0'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b; ${VISITOR_COOKIE_NAME}=nobody`, '1'],
    [`${EXPERIMENTS_COOKIE_NAME}=a.b; ${EXPERIMENTS_COOKIE_NAME}=c.d; ${VISITOR_COOKIE_NAME}=${VISITOR}`, '1'],
  ])('with %j the middleware must see: %s', (cookie, answer) => expect(mustSeeCookie(cookie)).toBe(answer));

  test('a page that is kept for a variant sets none, and the same cookie always means the same page', () => {
    expect(isVisitorId(VISITOR)).toBe(true);
    for (const { page, name, variants } of registry.experiments) {
      const tested = registry.pages.find((entry) => entry.name === page);
      for (const variant of variants) {
        const cookie = `${EXPERIMENTS_COOKIE_NAME}=${name}.${variant.name}; ${VISITOR_COOKIE_NAME}=${VISITOR}`;
        const routing = route(tested?.brands[0] ?? '', tested?.path ?? '', '', cookie);
        expect(routing).toMatchObject({ kind: 'page', cookies: [] });
      }
    }
  });
});
