import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import { postRoute } from '@/lib/server/route/guarded-route';

// Reliability S5 with the rules of 2.8: who may call is told by the browser, and a form or plain text never may.
/** Good for a free call, and for a paid one. */
const buildBody = () =>
  JSON.stringify({
    id: '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d',
    userId: '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d',
    updatedAt: '2026-01-01T00:00:00.000Z',
    // Each call is a visit of its own: no limit is reached.
    sessionId: randomUUID(),
  });
const SITES = ['same-origin', 'cross-site', 'none', undefined] as const;
const ORIGINS = ['https://m10.localhost', 'https://evil.example', 'null', undefined] as const;
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'] as const;

type Case = readonly [
  site: (typeof SITES)[number],
  origin: (typeof ORIGINS)[number],
  type: (typeof TYPES)[number],
  free: number,
  paid: number,
];

/** Written out for each way to say where a call comes from: what a free call and a paid one answer. */
const WHO: readonly (readonly [site: Case[0], origin: Case[1], free: boolean, paid: boolean])[] = [
  ['same-origin', 'https://m10.localhost', true, true],
  ['same-origin', 'https://evil.example', true, true],
  ['same-origin', 'null', true, true],
  ['same-origin', undefined, true, true],
  ['cross-site', 'https://m10.localhost', false, false],
  ['cross-site', 'https://evil.example', false, false],
  ['cross-site', 'null', false, false],
  ['cross-site', undefined, false, false],
  ['none', 'https://m10.localhost', false, false],
  ['none', 'https://evil.example', false, false],
  ['none', 'null', false, false],
  ['none', undefined, false, false],
  [undefined, 'https://m10.localhost', true, true],
  [undefined, 'https://evil.example', false, false],
  [undefined, 'null', false, false],
  [undefined, undefined, true, false],
];

function findStatus(isAdmitted: boolean, type: Case[2]): number {
  if (!isAdmitted) return 403;
  return type === 'application/json' ? 200 : 415;
}

const CASES: readonly Case[] = WHO.flatMap(([site, origin, free, paid]) =>
  TYPES.map((type): Case => [site, origin, type, findStatus(free, type), findStatus(paid, type)]),
);

const handled = vi.fn();
const handle = () => {
  handled();
  return Promise.resolve(new Response('{}'));
};
const free = postRoute('setUser', brands, handle);
const paid = postRoute('checkIp', brands, handle);

beforeEach(() => {
  handled.mockClear();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('every combination is there', () => {
  expect(CASES).toHaveLength(SITES.length * ORIGINS.length * TYPES.length);
  expect(new Set(CASES.map((one) => JSON.stringify(one.slice(0, 3)))).size).toBe(48);
});

test.each(CASES)('site %s, origin %s, %s: %d, paid %d', async (site, origin, type, freeStatus, paidStatus) => {
  const headers = new Headers({ host: 'm10.localhost', 'content-type': type, cookie: 'a=1' });
  if (site !== undefined) headers.set('sec-fetch-site', site);
  if (origin !== undefined) headers.set('origin', origin);
  const request = () => new Request('http://0.0.0.0:3000/api/user/set', { method: 'POST', headers, body: buildBody() });
  const answers = [await free.POST(request()), await paid.POST(request())];
  expect(answers.map(({ status }) => status)).toEqual([freeStatus, paidStatus]);
  expect(handled).toHaveBeenCalledTimes([freeStatus, paidStatus].filter((status) => status === 200).length);
  for (const { headers: given } of answers)
    expect([...given.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
