import { expect, test } from '@playwright/test';
import { LEFT_TO_NEXT, OF_THE_WAY, showAnswer } from '@/tests/support/answer-ways';
import { readLateFiles } from '@/tests/support/late-files';

// That both ways answer the same stands in `places`, for each sampled page.

test('a browser that has the page is told so by both', async ({ request }) => {
  const { headers } = await showAnswer(request, '/privacy', {});
  const etag = { 'if-none-match': headers['etag'] ?? '' };
  const direct = await showAnswer(request, '/privacy', etag);
  const next = await showAnswer(request, '/privacy', { ...etag, ...LEFT_TO_NEXT });
  expect([direct.status, direct.html]).toEqual([304, '']);
  expect(direct.headers).toEqual({ ...next.headers, vary: headers['vary'] });
});

/** Times and what is sealed differ from one answer to the next; which cookies there are, and how they are held, does not. */
function readSetCookie(value: string | undefined): string | undefined {
  return value?.replace(/(__Host-personal=)[\w.-]+/g, '$1…').replace(/Expires=[^;]+/g, 'Expires=…');
}

test.describe('whatever is answered in front of Next is what Next answers', () => {
  for (const [name, path, status, init] of [
    ['a redirect that seals', '/otc-savings?utm_source=a&firstname=Mary&email=m%40example.com', 307, {}],
    ['a repeated key', '/otc-savings?utm_source=a&utm_source=b%20c', 307, {}],
    ['a retired path', '/otc/consent?gclid=1', 308, {}],
    ['a redirect away from the site', '/medicare-gov?gclid=1', 307, {}],
    ['the head of a redirect', '/otc?gclid=1', 308, { method: 'HEAD' }],
    ['a host that is nobody’s', '/otc-savings', 421, { headers: { host: 'somebody-else.example' } }],
    ['a method that pages do not have', '/otc-savings', 405, { method: 'POST' }],
    ['the head of a page that is not there', '/nobody-has-this', 404, { method: 'HEAD' }],
  ] as const) {
    test(name, async ({ request }) => {
      const { method, headers } = { headers: {}, method: 'GET', ...init };
      const [direct, next] = await Promise.all(
        [{}, LEFT_TO_NEXT].map(async (left) => {
          const sent = { method, headers: { ...headers, ...left }, maxRedirects: 0 };
          const answer = await request.fetch(path, sent);
          const told = Object.entries(answer.headers()).filter(([header]) => !OF_THE_WAY.test(header));
          const { vary, 'set-cookie': cookies, ...others } = Object.fromEntries(told);
          const kept = { ...others, vary: vary?.toLowerCase(), cookies: readSetCookie(cookies) };
          return { status: answer.status(), headers: kept, body: await answer.text() };
        }),
      );
      expect(direct).toEqual(next);
      expect(direct?.status).toBe(status);
    });
  }
});

test('pages and scripts come packed as small as the browser can take them', async ({ request }) => {
  const [script = ''] = readLateFiles(await (await request.get('/privacy')).text())?.scripts ?? [];
  for (const path of ['/privacy', script]) {
    const sizes: number[] = [];
    const texts = new Set<string>();
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers()['content-encoding']).toBe(coding);
      sizes.push(Number(answer.headers()['content-length']));
      texts.add(await answer.text());
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(texts.size).toBe(1);
  }
});
