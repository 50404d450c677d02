import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signMessage } from '@/lib/server/request/signature';
import { listPostbacks, type NetworkCall } from '@/tests/sandbox/call-network';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeRandom } from '@/tests/support/seeded-random';
import { buildPostback } from '@/tests/support/send-postback';
import { makeEvent, makeLeasedNumber } from '@/tests/support/store-records';

const SECRET = 'the secret of a call network';
const ORIGIN = 'http://0.0.0.0:3000';
const DAY_MS = 86_400_000;

let take: (request: Request) => Promise<Response>;

ownHandlers(
  () => ({ OUTCOME_CALLNETWORK_SECRET: SECRET }),
  async () => {
    const { POST } = await import('@/app/api/outcome/[source]/route');
    take = async (request) => POST(request);
  },
);

async function openStore() {
  const { getStore } = await import('@/lib/server/process/open-store');
  return getStore();
}

/** What is stored of a visit. */
async function readOutcomes(session: string) {
  const people = await (await openStore()).people();
  return (await people.read({ leads: [], visitors: [], sessions: [session] })).outcomes;
}

async function send(body: object, change: { readonly source?: string; readonly header?: string } = {}) {
  const { source = 'callnetwork', header } = change;
  const text = JSON.stringify(body);
  const sign = (now: number) => header ?? signMessage(Buffer.from(text), SECRET, now);
  const response = await take(buildPostback({ source, body: text, sign, expected: 202 }, ORIGIN, Date.now()));
  return [response.status, (await response.json()) as unknown] as const;
}

const outcome = (change: object = {}) => ({
  id: randomUUID(),
  kind: 'sold',
  occurredAt: '2026-01-02T03:04:05Z',
  ...change,
});

test.each([
  ['without a kind', { kind: undefined }, 'kind'],
  ['of another kind', { kind: 'won' }, 'kind'],
  ['with a part of a cent', { revenueCents: 1.5 }, 'revenueCents'],
  ['with a sum in words', { revenueCents: '10' }, 'revenueCents'],
  ['in no currency', { currency: 'dollars' }, 'currency'],
  ['without an id', { id: '' }, 'id'],
  ['without its zone', { occurredAt: '2026-01-02T03:04:05' }, 'occurredAt'],
  ['of tomorrow', { occurredAt: new Date(Date.now() + DAY_MS).toISOString() }, 'occurredAt'],
])('an outcome %s is refused by the name of the fault', async (_name, change, place) => {
  const [status, answer] = await send(outcome(change));
  expect([status, JSON.stringify(answer)]).toEqual([422, expect.stringContaining(`\\"${place}\\"`)]);
});

test('who is no source, and whoever signs wrongly, is refused', async () => {
  expect((await send(outcome(), { source: 'nobody' }))[0]).toBe(404);
  expect((await send(outcome(), { source: '__proto__' }))[0]).toBe(404);
  expect(await send(outcome(), { header: 't=1,v1=' })).toMatchObject([401, { error: { code: 'forged' } }]);
});

test('what is told late, twice, out of order and wrongly counts once, with exact sums', async () => {
  const store = await openStore();
  const [visit, other] = [randomUUID(), randomUUID()];
  await store.saveEvents([makeEvent({ sessionId: visit })]);
  const startedAtMs = Date.now() - 10 * DAY_MS;
  const leasedAt = new Date(startedAtMs - 60_000).toISOString();
  await store.saveLeasedNumber(makeLeasedNumber({ phone: '+12065550123', sessionId: other, leasedAt }));
  const calls = Array.from({ length: 150 }, (_, index): NetworkCall => {
    const call = { id: `call-${index}`, startedAtMs };
    if (index % 3 === 0) return { ...call, key: visit };
    return index % 3 === 1 ? { ...call, phone: '(206) 555-0123' } : { ...call, key: randomUUID() };
  });
  const { postbacks, truth } = listPostbacks(calls, { secret: SECRET, random: makeRandom(7) });
  expect(new Set(postbacks.map(({ expected }) => expected))).toEqual(new Set([202, 401, 404, 422]));
  const statuses = await Promise.all(
    postbacks.map(async (one) => (await take(buildPostback(one, ORIGIN, Date.now()))).status),
  );
  expect(statuses).toEqual(postbacks.map(({ expected }) => expected));
  // A captured message, sent again at once, changes nothing.
  await Promise.all(
    postbacks.filter(({ expected }) => expected === 202).map((one) => take(buildPostback(one, ORIGIN, Date.now()))),
  );
  for (const [session, turn] of [
    [visit, 0],
    [other, 1],
  ] as const) {
    const rows = await readOutcomes(session);
    const told = rows.map(({ id, kind, revenue_cents: cents }) => [id, kind, cents]);
    const expected = calls
      .filter((_, index) => index % 3 === turn)
      .map(({ id }) => [id, truth.get(id)?.kind, truth.get(id)?.revenueCents]);
    expect(told.toSorted()).toEqual(expected.toSorted());
  }
  const { readMetrics } = await import('@/lib/server/metrics/metrics');
  const metrics = await readMetrics();
  for (const result of ['taken', 'forged', 'expired', 'malformed']) {
    expect(metrics).toContain(`funnel_outcomes_total{source="callnetwork",result="${result}"}`);
  }
});
