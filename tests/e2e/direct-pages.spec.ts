import { expect, test } from '@playwright/test';
import { LEFT_TO_NEXT, showAnswer } from '@/tests/support/answer-ways';

// That both ways answer the same stands in `places`, for each sampled page.

test('a browser that has the page is told so by both', async ({ request }) => {
  const { headers } = await showAnswer(request, '/privacy', {});
  const etag = { 'if-none-match': headers['etag'] ?? '' };
  const direct = await showAnswer(request, '/privacy', etag);
  const next = await showAnswer(request, '/privacy', { ...etag, ...LEFT_TO_NEXT });
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
