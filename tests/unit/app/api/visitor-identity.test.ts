import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { PERSONAL_COOKIE_NAME } from '@/lib/cookies/personal-cookie-names';
import { sealPersonal } from '@/lib/cookies/personal-cookie';
import { VISITOR_COOKIE_NAME } from '@/lib/cookies/visitor-cookie';
import { ownHandlers } from '@/tests/support/own-handlers';

const SECRET = 'a secret for the tests of who asks';
const HOST = 'm10.localhost:3000';

type Handler = (request: Request) => Promise<Response> | Response;

let setUser: Handler;
let session: { readonly GET: Handler; readonly HEAD: Handler };
let report: Handler;

ownHandlers(
  () => ({ SESSION_SECRET: SECRET, LIMIT_FACTOR: '1' }),
  async () => {
    ({ POST: setUser } = await import('@/app/api/user/set/route'));
    session = await import('@/app/api/session/route');
    ({ POST: report } = await import('@/app/api/security-report/route'));
  },
);

async function save(id: string, turn: number, visitor?: string): Promise<number> {
  const cookie = visitor === undefined ? {} : { cookie: `a=1; ${VISITOR_COOKIE_NAME}=${visitor}` };
  const headers = { host: HOST, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...cookie };
  const body = JSON.stringify({ id, updatedAt: `2026-01-0${turn}T00:00:00.000Z`, sessionId: `turn ${turn}` });
  return (await setUser(new Request('http://0.0.0.0:3000/', { method: 'POST', headers, body }))).status;
}

test('a browser changes its own visitor, and no other browser does', async () => {
  const [mary, mallory] = [randomUUID(), randomUUID()];
  const { getStore } = await import('@/lib/server/process/open-store');
  const saveUser = vi.spyOn(getStore(), 'saveUser');
  expect(await save(mary, 1, mary)).toBe(200);
  expect(await save(mary, 2, mallory)).toBe(403);
  expect(await save(mary, 3)).toBe(200);
  expect(saveUser.mock.calls.map(([user, mayChange]) => [user.data['sessionId'], mayChange])).toEqual([
    ['turn 1', true],
    ['turn 3', false],
  ]);
});

test('a HEAD of the session tells nothing and deletes nothing, so that the GET after it tells all', async () => {
  const sealed = await sealPersonal({ firstname: 'Ada' }, SECRET, Date.now());
  const ask = (method: 'GET' | 'HEAD') => {
    const headers = { host: HOST, cookie: `${PERSONAL_COOKIE_NAME}=${sealed}` };
    return session[method](new Request('http://0.0.0.0:3000/', { method, headers }));
  };
  expect((await ask('HEAD')).headers.getSetCookie()).toEqual([]);
  const told = await ask('GET');
  expect(await told.json()).toEqual({ personal: { firstname: 'Ada' } });
  expect(told.headers.getSetCookie()).toHaveLength(2);
});

test('one address may report so many violations a minute and no more', async () => {
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < 400; turn += 1) {
    const headers = { host: HOST, 'content-type': 'application/csp-report' };
    const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } });
    const { status } = await report(new Request('http://0.0.0.0:3000/', { method: 'POST', headers, body }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // A minute may end in between.
  expect(statuses.get(204)).toBeLessThanOrEqual(240);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(160);
});
