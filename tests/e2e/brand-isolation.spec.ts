import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import type { BrandCode } from '@/lib/names/brand-code';
import { runsAll } from '@/tests/support/only-in-all';
import { listPlaces } from '@/tests/support/page-set';
import { sendRaw, type RawAnswer } from '@/tests/support/raw-request';

const brands = Object.values(registry.brands);
const paths = [...new Set(listPlaces().map(({ page }) => page.path))];
const EVIL = 'somebody-else.example';

/** A page that the brand has, and one that only others have. */
function choosePaths(brand: BrandCode): readonly string[] {
  const own = registry.pages.find((page) => page.brands.includes(brand) && page.path !== '/' && page.form);
  const foreign = paths.find(
    (path) => !registry.pages.some((page) => page.path === path && page.brands.includes(brand)),
  );
  return ['/', own?.path, foreign].filter((path) => path !== undefined);
}

/** Another brand, whose pages must not be reached through this one's host. */
function findOther(brand: BrandCode): BrandCode {
  return brands[(brands.findIndex(({ code }) => code === brand) + 1) % brands.length]?.code ?? brand;
}

interface Variant {
  readonly name: string;
  readonly line: string;
  readonly headers?: readonly string[];
}

const VARIANT_HEADERS: readonly (readonly string[])[] = [
  ['RSC: 1'],
  ['RSC: 1', 'Next-Router-Prefetch: 1'],
  ['RSC: 1', 'Next-Router-Segment-Prefetch: /_tree'],
  ['RSC: 1', 'Next-Router-Segment-Prefetch: /_full'],
  ['RSC: 1', 'Next-Url: /', 'Next-Router-State-Tree: %5B%22%22%5D'],
  ['X-Nextjs-Data: 1'],
  [`X-Forwarded-Host: ${EVIL}`],
  ['X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware'],
  ['X-Middleware-Subrequest: src/middleware:src/middleware:src/middleware:src/middleware:src/middleware'],
  ['X-Middleware-Rewrite: /m10', 'X-Invoke-Path: /m10', 'X-Matched-Path: /m10', 'X-Now-Route-Matches: 1=m10'],
  ['Next-Resume: 1'],
  ['Purpose: prefetch', 'X-Middleware-Prefetch: 1'],
];

function listVariants(path: string, other: BrandCode): readonly Variant[] {
  const flat = path === '/' ? '' : path;
  const inside = `/${other}${flat}`;
  const lines = [
    `GET ${path}?_rsc=abc12`,
    `HEAD ${path}`,
    ...['.txt', '.rsc', '.segments/_tree.segment.rsc', '.segments/$d$brand.segment.rsc', '.prefetch.rsc'].map(
      (ending) => `GET ${flat === '' ? '/index' : flat}${ending}`,
    ),
    ...['', '.rsc', '.segments/_tree.segment.rsc', '/', '//', '?nxtPbrand=m10&nxtPslug=x', '/-not-found'].map(
      (ending) => `GET ${inside}${ending}`,
    ),
    `GET /_next/data/build${inside}.json`,
    `GET /_next/data/build${flat === '' ? '/index' : flat}.json`,
    `GET ${path}?nxtPbrand=${other}&brand=${other}`,
    `GET ${flat}/`,
    `GET /${flat}`,
    `GET //${EVIL}${path}`,
    `GET /\\${EVIL}${path}`,
    `GET /%2f${other}${flat}`,
    `GET /%2F%2f${EVIL}`,
    `GET /..%2f${other}${flat}`,
    `GET /./${other}/..${path}`,
    `GET /%5b%5bslug%5d%5d`,
    `GET /[brand]/[[...slug]]`,
    `GET http://${other}.localhost${path}`,
    `GET http://${EVIL}${path}`,
    `TRACE ${path}`,
    `POST ${path}`,
    ...['/%ff', '/api/%ff', '/_next/%ff', '/_next/static/%ff', '/cards/%ff', '/images/%00', '/%00'].map(
      (odd) => `GET ${odd}`,
    ),
  ];
  return [
    { name: 'plain', line: `GET ${path}` },
    ...lines.map((line) => ({ name: line, line })),
    ...VARIANT_HEADERS.map((headers) => ({ name: headers.join(', '), line: `GET ${path}`, headers })),
    ...VARIANT_HEADERS.map((headers) => ({ name: `${headers.join(', ')} inside`, line: `GET ${inside}`, headers })),
  ];
}

/** What of another brand stands in an answer: its name in the shell, its number, its host in a redirect. */
function findForeign({ head, body }: RawAnswer, brand: BrandCode): readonly string[] {
  const location = /\r\nlocation: (.*)/i.exec(head)?.[1];
  const others = brands.filter(({ code }) => code !== brand);
  const isElsewhere = location !== undefined && (!location.startsWith('/') || /^\/[/\\]/.test(location));
  return [
    ...others
      .filter(({ code, phone }) => {
        const shell = new RegExp(`data-brand(=|\\\\?":\\\\?)"?${code}\\b`);
        return shell.test(body) || body.includes(`tel:${phone.number.value}`);
      })
      .map(({ code }) => `shows ${code}`),
    ...(isElsewhere ? [`leads to ${location}`] : []),
  ];
}

for (const brand of brands) {
  test(`no form of a request shows another brand on the host of ${brand.code}, and none is an error`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const port = Number(new URL(baseURL ?? '').port);
    const faults: string[] = [];
    for (const path of choosePaths(brand.code)) {
      for (const { name, line, headers = [] } of listVariants(path, findOther(brand.code))) {
        const answer = await sendRaw(port, `${line} HTTP/1.1`, [`Host: ${brand.code}.localhost:${port}`, ...headers]);
        const wrong = findForeign(answer, brand.code);
        faults.push(...wrong.map((fault) => `${path} as ${name}: ${fault}`));
        if (answer.status >= 500 || answer.status === 0) faults.push(`${path} as ${name}: status ${answer.status}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

const PAGES_EACH = runsAll ? 50 : 16;

/** The forms in which Next asks for a page's data, as lines and as headers. */
function listDataForms(path: string, other: BrandCode): readonly Variant[] {
  const flat = path === '/' ? '/index' : path;
  const lines = [`${path}?_rsc=abc12`, `${flat}.rsc`, `${flat}.segments/_tree.segment.rsc`];
  const own = [...lines, `${path}?nxtPbrand=${other}`].map((line) => ({ name: line, line: `GET ${line}` }));
  const told = VARIANT_HEADERS.slice(0, 4).map((headers) => ({
    ...{ name: `${path} ${headers.join(', ')}`, line: `GET ${path}`, headers },
  }));
  return [{ name: path, line: `GET ${path}` }, ...own, ...told];
}

for (const brand of brands) {
  test(`every form of ${PAGES_EACH} pages is there on ${brand.code} only for its own`, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const port = Number(new URL(baseURL ?? '').port);
    const every = Math.max(1, Math.floor(paths.length / PAGES_EACH));
    const chosen = paths.filter((_, index) => index % every === 0);
    expect(chosen.length).toBeGreaterThanOrEqual(PAGES_EACH);
    const faults: string[] = [];
    for (const path of chosen) {
      const isOwn = registry.pages.some((page) => page.path === path && page.brands.includes(brand.code));
      for (const { name, line, headers = [] } of listDataForms(path, findOther(brand.code))) {
        const ask = (first: string) =>
          sendRaw(port, `${first} HTTP/1.1`, [`Host: ${brand.code}.localhost:${port}`, ...headers]);
        const first = await ask(line);
        // Next sends whoever asks for data without the right `_rsc` on to the address that has it.
        const [, onwards] = /\r\nlocation: (\/\S*_rsc\S*)/i.exec(first.head) ?? [];
        const answer = onwards === undefined ? first : await ask(`GET ${onwards}`);
        const wrong = [...findForeign(first, brand.code), ...findForeign(answer, brand.code)];
        faults.push(...wrong.map((fault) => `${name}: ${fault}`));
        const isRight = isOwn ? answer.status < 500 : answer.status === 404;
        if (!isRight) faults.push(`${name}: ${isOwn ? 'its own' : 'of others'}, status ${answer.status}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a host that is nobody’s, two hosts or none get no page, whatever else they say', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const ours = `Host: m10.localhost:${port}`;
  const answers: (readonly [number, string])[] = [];
  for (const hosts of [
    [`Host: ${EVIL}`],
    [`Host: ${EVIL}`, `X-Forwarded-Host: m10.localhost:${port}`],
    [`Host: m10.localhost.${EVIL}`],
    ['Host: '],
    [ours, `Host: ${EVIL}`],
    [`Host: ${EVIL}`, ours],
  ]) {
    for (const extra of [[], ['RSC: 1'], ['X-Middleware-Subrequest: middleware:middleware:middleware']]) {
      const { status, body } = await sendRaw(port, 'GET / HTTP/1.1', [...hosts, ...extra]);
      answers.push([status, body.includes('data-brand') ? 'a page' : 'no page']);
    }
  }
  expect(answers.filter(([status, shown]) => shown === 'a page' || ![400, 421].includes(status))).toEqual([]);
});

test('headers of Next’s own change no byte of a page', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const host = `Host: m10.localhost:${port}`;
  const plain = await sendRaw(port, 'GET /privacy HTTP/1.1', [host]);
  expect(plain.status).toBe(200);
  for (const headers of VARIANT_HEADERS.slice(5)) {
    const answer = await sendRaw(port, 'GET /privacy HTTP/1.1', [host, ...headers]);
    expect([headers, answer.body === plain.body]).toEqual([headers, true]);
  }
  expect(plain.head.toLowerCase()).not.toContain('x-middleware-rewrite');
});
