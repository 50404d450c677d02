import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRemoteStore } from '@/lib/server/records/operator-acts';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeConsent, makeEvent, makeLead } from '@/tests/support/store-records';

const TOKEN = 'a-token-of-operators-that-is-long-enough';

let post: (request: Request) => Promise<Response> | Response;
ownHandlers(
  () => ({ OPERATORS_TOKEN: TOKEN }),
  async () => {
    post = (await import('@/app/api/operator/route')).POST;
  },
);

async function ask(body: unknown, token = TOKEN): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return post(new Request('http://127.0.0.1/api/operator', { method: 'POST', headers, body: JSON.stringify(body) }));
}

const remote = createRemoteStore(async (act, given) => {
  const response = await ask({ act, given });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { answer: unknown }).answer ?? undefined;
});

test('another token is refused, and so is what is no act', async () => {
  expect((await ask({ act: 'outbox.measure', given: [] }, 'another-token-of-operators-that-is-long')).status).toBe(401);
  for (const body of [
    { act: 'people.erase', given: [{ leads: ["x'; DROP TABLE leads"], visitors: [], sessions: [] }] },
    { act: 'constructor', given: [] },
    { act: 'people.identify', given: [] },
    { act: 'close', given: [] },
    {},
  ]) {
    expect({ body, status: (await ask(body)).status }).toEqual({ body, status: 422 });
  }
});

test('the store of a running site is asked as one’s own: consents, outbox and people', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const lead = makeLead({ values: { phone: '(206) 555-0142' } });
  const consent = makeConsent(lead, { text: 'Call me at (206) 555-0142.' });
  await getStore().saveLead(lead, [consent]);
  await getStore().saveEvents([makeEvent({ anonymousId: lead.anonymousId })]);
  expect(await remote.findConsents({ by: 'lead', value: lead.id })).toMatchObject([{ id: consent.id }]);
  const outbox = await remote.outbox();
  expect(await outbox.fill('2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z')).toBe(2);
  expect(await outbox.measure()).toMatchObject({ waiting: 2 });
  expect(await outbox.list(1)).toHaveLength(1);
  expect([await outbox.find('999999'), await outbox.retry()]).toEqual([undefined, 0]);
  const people = await remote.people();
  const ids = await people.identify({ by: 'phone', value: '2065550142' });
  expect(ids).toMatchObject({ leads: [lead.id], visitors: [lead.anonymousId] });
  expect((await people.read(ids)).events).toHaveLength(1);
  expect(await people.listContacts(ids)).toEqual(['2065550142']);
  expect(await people.erase(ids)).toMatchObject({ leads: 1, events: 1 });
  expect(await people.count(ids)).toMatchObject({ leads: 0, emptiedLeads: 1, events: 0, outbox: 0, consents: 1 });
  expect([await people.suppress(['a hash']), await people.findSuppressed(['a hash', 'b'])]).toEqual([1, ['a hash']]);
});

test('what strangers share is refused with the reason', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const sessionId = randomUUID();
  await getStore().saveEvents(Array.from({ length: 21 }, () => makeEvent({ sessionId })));
  await expect((await remote.people()).identify({ by: 'session', value: sessionId })).rejects.toThrow('too-many');
});
