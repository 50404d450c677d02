import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredEvent, StoredUser } from '@/lib/server/records/store';

const saveEvents = vi.fn<(events: StoredEvent[]) => Promise<void>>();
const saveUser = vi.fn<(user: StoredUser) => Promise<void>>();
vi.mock('@/lib/server/process/open-store', () => ({ getStore: () => ({ saveEvents, saveUser }) }));

const AT = '2026-11-22T12:00:00.000Z';

async function post(name: 'event/create' | 'user/set', body: object, headers: Record<string, string>): Promise<number> {
  const route =
    name === 'user/set' ? await import('@/app/api/user/set/route') : await import('@/app/api/event/create/route');
  const own = { host: 'm10.localhost:3000', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const init = { method: 'POST', body: JSON.stringify(body), headers: { ...own, ...headers } };
  return (await route.POST(new Request('http://0.0.0.0:3000/', init))).status;
}

beforeEach(() => {
  saveEvents.mockReset().mockResolvedValue();
  saveUser.mockReset().mockResolvedValue();
});

test.each([
  [{ 'sec-gpc': '1' }, true],
  [{}, false],
] as const)('an event that came with %j is stored as opted out: %s', async (headers, isOptedOut) => {
  const properties = { eventId: randomUUID(), isOptedOut: false };
  const body = { type: 'track', event: 'botCheckCompleted', timestamp: AT, sessionId: 's', anonymousId: randomUUID() };
  expect(await post('event/create', { ...body, properties }, headers)).toBe(202);
  expect(saveEvents.mock.lastCall?.[0][0]?.properties).toMatchObject({ isOptedOut });
});

test.each([
  [{}, { isOptedOut: true }, true],
  [{ 'sec-gpc': '1' }, { isOptedOut: false }, true],
  [{}, { isOptedOut: false }, false],
  [{}, {}, undefined],
] as const)('a user who came with %j and %j is kept as opted out: %s', async (headers, told, isOptedOut) => {
  expect(await post('user/set', { id: randomUUID(), updatedAt: AT, sessionId: 's', ...told }, headers)).toBe(200);
  expect(saveUser.mock.lastCall?.[0].data['isOptedOut']).toBe(isOptedOut);
});
