import { expect, test, type APIRequestContext } from '@playwright/test';
import { buildPlaceAddress, pageSet } from '@/tests/support/page-set';

/** Next's own router sends it; the page stays the same, and is Next's to answer. */
const LEFT_TO_NEXT = { 'next-url': '/' };

/** What says how an answer was sent, and what Next says of its own. */
const OF_THE_WAY =
  /^(date|connection|keep-alive|transfer-encoding|content-(length|encoding)|x-nextjs-(cache|prerender|stale-time))$/;

interface Shown {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Whether Next answered. */
  readonly isNext: boolean;
}

async function show(request: APIRequestContext, address: string, headers: Record<string, string>): Promise<Shown> {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  const told = Object.entries(answer.headers()).filter(([name]) => !OF_THE_WAY.test(name));
  return {
    status: answer.status(),
    headers: Object.fromEntries(told.map(([name, value]) => [name, name === 'vary' ? value.toLowerCase() : value])),
    html: await answer.text(),
    isNext: 'x-nextjs-cache' in answer.headers(),
  };
}

test('a page that is answered in front of Next is the one that Next answers, with the same headers', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000 + pageSet.length * 2000);
  const addresses = pageSet.flatMap((place) => {
    const address = buildPlaceAddress(place, baseURL);
    return [address, new URL('/nobody-has-this', address).href];
  });
  for (const address of new Set(addresses)) {
    const direct = await show(request, address, {});
    const next = await show(request, address, LEFT_TO_NEXT);
    expect(direct, address).toEqual({ ...next, isNext: false });
    expect(next.isNext, address).toBe(true);
  }
});

test('a browser that has the page is told so by both', async ({ request }) => {
  const { headers } = await show(request, '/privacy', {});
  const etag = { 'if-none-match': headers['etag'] ?? '' };
  const direct = await show(request, '/privacy', etag);
  const next = await show(request, '/privacy', { ...etag, ...LEFT_TO_NEXT });
  expect([direct.status, direct.html]).toEqual([304, '']);
  expect(direct.headers).toEqual({ ...next.headers, vary: headers['vary'] });
});

test('pages come packed as small as the browser can take them', async ({ request }) => {
  const sizes: number[] = [];
  for (const [accepted, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get('/privacy', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers()['content-encoding']).toBe(coding);
    expect(await answer.text()).toContain('</html>');
    sizes.push(Number(answer.headers()['content-length']));
  }
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
});
