import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeConsent, makeEvent, makeLead, makeOutcome } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const EVER = ['2000-01-01', '2999-01-01'] as const;

describe.each(storeSubjects)('what a test leaves on %s', (_name, open) => {
  const subject = useStore(open, { isRelayed: true });

  const tried = (sessionId: string, name = 'pageView') =>
    makeEvent({ name, sessionId, properties: { page: { name: sessionId }, isTest: true } });

  async function listQueued(ids: readonly string[]): Promise<readonly unknown[]> {
    const rows = await subject.query('SELECT payload_id AS id FROM outbox');
    return rows.map(({ id }) => id).filter((id) => ids.includes(id as string));
  }

  test('waits for no destination, nor does it when all is queued again', async () => {
    const event = tried('told');
    const lead = makeLead({ sessionId: 'told', isTest: true });
    const other = makeLead({ sessionId: 'another visit' });
    await subject.store.saveEvents([event]);
    await subject.store.saveLead(lead, [makeConsent(lead)]);
    await subject.store.saveLead(other, []);
    const ids = [event.id, lead.id, other.id];
    expect(await listQueued(ids)).toEqual([other.id]);
    await (await subject.store.outbox()).fill(...EVER);
    expect(await listQueued(ids)).toEqual([other.id]);
  });

  test('is marked also where its lead comes when the link is over, and the proof of its consent says so', async () => {
    await subject.store.saveEvents([tried('over')]);
    const [late, other] = [makeLead({ sessionId: 'over' }), makeLead({ sessionId: 'no test' })];
    for (const lead of [late, other]) await subject.store.saveLead(lead, [makeConsent(lead)]);
    expect(await listQueued([late.id, other.id])).toEqual([other.id]);
    const isTest = async (value: string) =>
      (await subject.store.findConsents({ by: 'lead', value })).map((one) => one.isTest);
    expect([await isTest(late.id), await isTest(other.id)]).toEqual([[true], [false]]);
  });

  test('is no conversion, neither as a tap to call nor as a sale', async () => {
    await subject.store.saveEvents([tried('sold'), makeEvent({ sessionId: 'sold', name: 'ctcClicked' })]);
    await subject.store.saveEvents([makeEvent({ sessionId: 'earned', name: 'ctcClicked' })]);
    for (const key of ['sold', 'earned'])
      await subject.store.saveOutcome(makeOutcome({ key, occurredAt: new Date().toISOString() }));
    await subject.store.keepUp();
    const outbox = await subject.store.outbox();
    await outbox.fill(...EVER);
    const told = (await outbox.claim(100, 30)).flatMap(({ payload, hasOptedOut }) => {
      if (payload.kind === 'sale') return [['sale', payload.event?.sessionId, hasOptedOut]];
      return payload.kind === 'event' && payload.event.name === 'ctcClicked'
        ? [['tap', payload.event.sessionId, hasOptedOut]]
        : [];
    });
    expect(told.toSorted()).toEqual([
      ['sale', 'earned', false],
      ['tap', 'earned', false],
      ['tap', 'sold', true],
    ]);
  });

  test('is left out of reports, and counted as what it is', async () => {
    const bot = makeEvent({ sessionId: 'robot', properties: { page: { name: 'seen' }, isCrawler: true } });
    const test = { page: { name: 'seen' }, isTest: true };
    await subject.store.saveEvents([
      ...[makeEvent({ sessionId: 'seen', properties: { page: { name: 'seen' } } }), bot],
      makeEvent({ sessionId: 'driven', properties: { ...test, isCrawler: true } }),
      makeEvent({ sessionId: 'begun', properties: { page: { name: 'seen' } } }),
      makeEvent({ sessionId: 'begun', anonymousId: randomUUID(), properties: test }),
    ]);
    await subject.store.saveLead(makeLead({ sessionId: 'driven', isTest: true }), []);
    const reports = await subject.store.reports();
    const { visits, leftOut } = await reports.read({ from: '1969-01-01', to: '2099-12-31', by: [], page: 'seen' });
    expect(visits).toMatchObject([{ visits: 1, leads: 0 }]);
    expect(leftOut).toEqual({ bot: 1, test: 2 });
  });
});
