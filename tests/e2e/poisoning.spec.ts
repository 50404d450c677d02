import { expect, test } from '@playwright/test';
import { sendRaw, type RawAnswer } from '@/tests/support/raw-request';

/** What caches have been poisoned with (reliability 2.1, S3): each changes what a careless server answers. */
const ODD_HEADERS: readonly string[] = [
  ...['X-Forwarded-Host: evil.example', 'X-Host: evil.example', 'X-Forwarded-Server: evil.example'],
  ...['Forwarded: host=evil.example;proto=http', 'X-Forwarded-Proto: gopher', 'X-Forwarded-Port: 1337'],
  ...['X-Forwarded-Scheme: nothttps', 'X-Forwarded-Prefix: /evil', 'X-Original-URL: /nope', 'X-Rewrite-URL: /nope'],
  ...['X-HTTP-Method-Override: POST', 'X-Method-Override: DELETE', 'X-Forwarded-For: 6.6.6.6, 127.0.0.1'],
  ...['X-Real-IP: 127.0.0.1', 'CF-Connecting-IP: 127.0.0.1', 'True-Client-IP: 127.0.0.1', 'CF-IPCity: Evil'],
  ...['X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware'],
  ...['X-Middleware-Rewrite: /tqg/call-auto', 'X-Middleware-Redirect: http://evil.example/', 'X-Middleware-Next: 1'],
  ...['X-Middleware-Invoke: 1', 'X-Invoke-Path: /tqg/call-auto', 'X-Invoke-Status: 500', 'X-Invoke-Output: /_error'],
  ...['X-Matched-Path: /tqg/call-auto', 'X-Nextjs-Data: 1', 'X-Now-Route-Matches: 1=evil', 'Next-Resume: 1'],
  ...['X-Next-Revalidated-Tags: all', 'X-Prerender-Revalidate: 1', 'Purpose: prefetch', 'X-Nextjs-Html-Request-Id: x'],
  ...['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree', 'Next-Url: /evil'],
  ...['Next-Router-State-Tree: %5B%22evil%22%5D', 'Next-Action: 0000000000000000000000000000000000000000'],
  ...['Accept-Language: x-evil', 'User-Agent: <script>alert(1)</script>', 'Referer: http://evil.example/?email=a'],
  ...['Cookie: __prerender_bypass=1; __next_preview_data=1', 'Authorization: Bearer evil', 'Range: bytes=0-10'],
  ...['Accept-Encoding: evil', 'Accept: text/x-component', 'If-None-Match: "evil"', 'Cache-Control: no-cache'],
];

/** Pages without an experiment, which show everybody the same. */
const PATHS = ['/privacy', '/go-4-benefits-es', '/go-4-benefits-es/zipcode'];

async function get(port: number, path: string, ...odd: readonly string[]): Promise<RawAnswer> {
  // The older version has no chunks, whose bounds are nobody’s promise.
  return sendRaw(port, `GET ${path} HTTP/1.0`, [`Host: m10.localhost:${port}`, ...odd]);
}

/** What a visitor gets, without what names the moment or the one request. */
function readPage({ status, head, body }: RawAnswer): string {
  const headers = head
    .split('\r\n')
    .slice(1)
    .filter((line) => !/^(date|x-request-id|age|connection|keep-alive|set-cookie):/i.test(line));
  return [status, ...headers.toSorted(), body].join('\n');
}

test('after every odd header a page is what it was before, byte for byte', async ({ baseURL }) => {
  test.setTimeout(180_000);
  expect(ODD_HEADERS.length).toBeGreaterThanOrEqual(40);
  const port = Number(new URL(baseURL ?? '').port);
  for (const path of PATHS) {
    const before = readPage(await get(port, path));
    expect(before.startsWith('200\n')).toBe(true);
    expect(before).toMatch(/\netag: /i);
    const changed: string[] = [];
    for (const header of ODD_HEADERS) {
      const odd = await get(port, path, header);
      if (odd.status >= 500) changed.push(`${header}: ${odd.status}`);
      if (`${odd.head}${odd.body}`.includes('evil.example')) changed.push(`${header}: named in the answer`);
      if (readPage(await get(port, path)) !== before) changed.push(`${header}: ${path} is another page afterwards`);
    }
    expect(changed).toEqual([]);
  }
});
