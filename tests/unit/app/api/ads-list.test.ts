import { expect, test } from 'vitest';
import type { AdList } from '@/lib/ads/ad';
import { ownHandlers } from '@/tests/support/own-handlers';

let POST: (request: Request) => Promise<Response> | Response;

const sandbox = ownHandlers(
  (url) => ({ QUINSTREET_URL: `${url}/quinstreet`, QUOTEWIZARD_URL: `${url}/quotewizard` }),
  async () => {
    ({ POST } = await import('@/app/api/ads/list/route'));
  },
);

const BODY = { provider: 'quoteWizard', zipcode: '33101', url: 'https://tqg.localhost/clicks-auto', sessionId: 's' };

async function post(body: object, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      host: 'tqg.localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  };
  const response = await POST(new Request('http://0.0.0.0:3000/', init));
  return [response.status, await response.json()];
}

test('a list of ads is 200', async () => {
  const [status, list] = await post(BODY);
  expect(status).toBe(200);
  expect((list as AdList).ads).toHaveLength(4);
});

test.each([
  ['00004', 'status'],
  ['00005', 'shape'],
])('%s is 502 with the reason', async (zipcode, code) => {
  const [status, answer] = await post({ ...BODY, zipcode });
  expect([status, answer]).toMatchObject([502, { error: { code } }]);
});

test('who opted out is not told of to anybody', async () => {
  const before = sandbox.calls().length;
  const [status, answer] = await post(BODY, { 'sec-gpc': '1' });
  expect([status, answer]).toMatchObject([403, { error: { code: 'opted-out' } }]);
  expect(sandbox.calls()).toHaveLength(before);
});

test('a Medicare brand has no such lists', async () => {
  expect((await post(BODY, { host: 'm10.localhost' }))[0]).toBe(422);
});

test.each([[{ zipcode: '3310' }], [{ provider: 'mediaAlpha' }], [{ url: undefined }]])(
  '%j is refused',
  async (change) => {
    expect((await post({ ...BODY, ...change }))[0]).toBe(422);
  },
);
