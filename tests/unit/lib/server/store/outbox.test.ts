import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '@/lib/server/store/outbox';
import type { Outbox, OutboxSettlement, StoredEvent } from '@/lib/server/records/store';
import { createSqlStore } from '@/lib/server/store/sql-store';
import type { Store } from '@/lib/server/records/store';
import { makeConsent, makeEvent, makeLead, makeOutcome, makeUser } from '@/tests/support/store-records';
import { storeSubjects, type StoreSubject } from '@/tests/support/store-subjects';

describe.each(storeSubjects)('the outbox on %s', (_name, open) => {
  let subject: StoreSubject;
  let store: Store;
  let outbox: Outbox;

  beforeAll(async () => {
    subject = await open();
    store = createSqlStore(subject.database, { isRelayed: true });
    outbox = createOutbox(subject.database);
  });

  beforeEach(() => subject.database.execute('DELETE FROM outbox'));

  afterAll(async () => {
    await store.close();
    await subject.destroy();
  });

  function settlement(id: string, change: Partial<OutboxSettlement> = {}): OutboxSettlement {
    return {
      id,
      attempts: 0,
      delivered: [],
      state: 'waiting',
      delaySeconds: 0,
      lastRefusal: null,
      ...change,
    };
  }

  test('what was saved is claimed whole, in order, each for one relay only', async () => {
    const [first, second] = [makeEvent({ properties: { stepName: 'zip' } }), makeEvent()];
    const lead = makeLead();
    for (const event of [first, second]) await store.saveEvents([event]);
    await store.saveLead(lead, []);
    const claims = await Promise.all([outbox.claim(2, 30), outbox.claim(2, 30), outbox.claim(2, 30)]);
    const items = claims.flat().sort((a, b) => Number(a.id) - Number(b.id));
    expect(items.map(({ payload }) => payload)).toEqual([
      { kind: 'event', event: first },
      { kind: 'event', event: second },
      { kind: 'lead', lead, isQuarantined: false, consentHashes: [] },
    ]);
    expect(items.every(({ attempts, delivered }) => attempts === 0 && delivered.length === 0)).toBe(true);
    expect(await outbox.claim(10, 30)).toEqual([]);
  });

  test.each([
    ['a page’s lead without an act', true, [], false],
    ['a lead of nobody’s page', false, [], true],
    ['an act that no page sent', true, [{ isFromPage: false }], true],
    ['an act in other words', true, [{ isOwnWords: false }], true],
    ['an act in our words beside them', false, [{ isOwnWords: false }, { isFromPage: false }, {}], false],
    ['a lead and an act from before that was asked', null, [{ isFromPage: null }], false],
  ] as const)('%s is told with its quarantine', async (_name, isFromPage, changes, isQuarantined) => {
    const lead = makeLead({ isFromPage });
    await store.saveLead(
      lead,
      changes.map((change) => makeConsent(lead, change)),
    );
    const [item] = await outbox.claim(1, 30);
    expect(item?.payload).toMatchObject({
      kind: 'lead',
      lead,
      isQuarantined,
    });
  });

  test('what a killed relay held is due again when its lease is over', async () => {
    await store.saveEvents([makeEvent()]);
    const [held] = await outbox.claim(10, 0);
    const [again] = await outbox.claim(10, 30);
    expect(again).toEqual(held);
  });

  test('what every destination has is gone, and its event is not queued again', async () => {
    const event = makeEvent();
    await store.saveEvents([event]);
    await outbox.remove((await outbox.claim(10, 30)).map(({ id }) => id));
    await store.saveEvents([event]);
    expect(await outbox.measure()).toEqual({
      waiting: 0,
      dead: 0,
      oldestSeconds: 0,
    });
  });

  test('a settled item waits as long as told, and knows where it has been', async () => {
    await store.saveEvents([makeEvent(), makeEvent()]);
    const [due, later] = await outbox.claim(10, 30);
    await outbox.settle([
      settlement(due?.id ?? '', {
        attempts: 1,
        delivered: ['other'],
        lastRefusal: 'segment 400',
      }),
      settlement(later?.id ?? '', { delaySeconds: 60 }),
    ]);
    expect(await outbox.claim(10, 30)).toEqual([{ ...due, attempts: 1, delivered: ['other'] }]);
  });

  test('what was given up is shown first, is not claimed, and can be made due again', async () => {
    const events = [makeEvent(), makeEvent()];
    await store.saveEvents(events);
    const [, second] = await outbox.claim(10, 0);
    const id = second?.id ?? '';
    await outbox.settle([
      settlement(id, {
        attempts: 8,
        state: 'dead',
        lastRefusal: 'segment 400',
      }),
    ]);
    expect(await outbox.measure()).toMatchObject({ waiting: 1, dead: 1 });
    expect((await outbox.list(10)).map(({ state }) => state)).toEqual(['dead', 'waiting']);
    expect(await outbox.find(id)).toMatchObject({
      id,
      kind: 'event',
      payloadId: events[1]?.id,
      attempts: 8,
      lastRefusal: 'segment 400',
    });
    expect(await outbox.claim(10, 30)).toHaveLength(1);
    expect([await outbox.retry(id), await outbox.retry(id), await outbox.retry()]).toEqual([1, 0, 0]);
    expect(await outbox.claim(10, 30)).toMatchObject([{ id, attempts: 0 }]);
    expect(await outbox.find('999999999')).toBeUndefined();
  });

  test('where nothing is relayed nothing is queued, and all of it can be later, by the time of its receipt', async () => {
    const quiet = createSqlStore(subject.database, { isRelayed: false });
    await subject.database.execute(
      "UPDATE events SET received_at = '2020-01-01'; UPDATE leads SET received_at = '2020-01-01'",
    );
    const [event, old, lead] = [makeEvent(), makeEvent(), makeLead()];
    await quiet.saveEvents([event, old]);
    await quiet.saveLead(lead, [makeConsent(lead)]);
    await subject.database.query("UPDATE events SET received_at = '2020-02-01' WHERE id = $1", [old.id]);
    expect(await outbox.measure()).toMatchObject({ waiting: 0 });
    expect(await outbox.fill('2020-01-02', '2020-02-01')).toBe(0);
    const to = new Date(Date.now() + 60_000).toISOString();
    expect([await outbox.fill('2020-02-02', to), await outbox.fill('2020-02-02', to)]).toEqual([2, 0]);
    expect((await outbox.claim(10, 30)).map(({ payload }) => payload)).toEqual([
      { kind: 'event', event },
      {
        kind: 'lead',
        lead,
        isQuarantined: false,
        consentHashes: ['a'.repeat(64)],
      },
    ]);
    expect(await outbox.fill('2020-02-01', '2020-02-02')).toBe(1);
  });

  test('a table of many pages is queued whole', async () => {
    await subject.database.execute('DELETE FROM events');
    await subject.database.session((session) =>
      session.execute(
        `INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, properties)
         SELECT gen_random_uuid(), 'm10', 'pageView', gen_random_uuid(), 's', now(), '{}' FROM generate_series(1, 10000)`,
      ),
    );
    const to = new Date(Date.now() + 60_000).toISOString();
    expect(await outbox.fill('2020-02-02', to)).toBeGreaterThanOrEqual(10_000);
    expect((await outbox.measure()).waiting).toBeGreaterThanOrEqual(10_000);
  });

  test('a row whose event is gone is nobody’s to send', async () => {
    await subject.database.query("INSERT INTO outbox (kind, payload_id) VALUES ('event', $1)", [randomUUID()]);
    expect(await outbox.claim(10, 30)).toEqual([]);
  });

  const sell = async (sessionId: string, id: string = randomUUID()) => {
    await store.saveOutcome(makeOutcome({ id, key: sessionId }));
    await store.keepUp();
  };

  test('what was sold is queued by the hour, once, with its visit', async () => {
    const tap = makeEvent({ name: 'ctcClicked', sessionId: 'sold' });
    const last = makeEvent({
      sessionId: 'sold',
      occurredAt: '2026-01-02T03:10:00.000Z',
    });
    await store.saveEvents([tap, last]);
    await outbox.remove((await outbox.claim(10, 30)).map(({ id }) => id));
    await sell('sold', 'an id');
    const [item, ...others] = await outbox.claim(10, 30);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      hasOptedOut: false,
      payload: {
        kind: 'sale',
        event: tap,
        sale: { revenueCents: 3500, currency: 'USD' },
      },
    });
    await outbox.remove([item?.id ?? '']);
    await store.saveOutcome(
      makeOutcome({
        id: 'an id',
        key: 'sold',
        revenueCents: 4000,
        occurredAt: '2026-01-03T00:00:00.000Z',
      }),
    );
    await store.keepUp();
    expect(await outbox.claim(10, 30)).toEqual([]);
    await subject.database.execute("DELETE FROM events WHERE session_id <> 'sold'");
    await outbox.fill('2020-01-01', '2999-01-01');
    const sales = (await outbox.claim(1000, 30)).filter(({ payload }) => payload.kind === 'sale');
    expect(sales).toMatchObject([
      {
        payload: {
          sale: {
            ...(item?.payload.kind === 'sale' && { id: item.payload.sale.id }),
            revenueCents: 4000,
          },
        },
      },
    ]);
  });

  test('a sale of a visit that is forgotten is claimed without one', async () => {
    const tap = makeEvent({ name: 'ctcClicked', sessionId: 'forgotten' });
    await store.saveEvents([tap]);
    await sell('forgotten');
    await subject.database.execute(`DELETE FROM events WHERE id = '${tap.id}'`);
    const items = await outbox.claim(10, 30);
    expect(items.map(({ payload }) => payload)).toMatchObject([{ kind: 'sale', event: null }]);
  });

  const optOuts: readonly (readonly [string, (tap: StoredEvent) => Promise<void>])[] = [
    [
      'on another page, by the visitor’s record',
      ({ anonymousId }) => store.saveUser(makeUser({ id: anonymousId, data: { isOptedOut: true } })),
    ],
    [
      'later in the visit',
      ({ sessionId, anonymousId }) =>
        store.saveEvents([
          makeEvent({
            sessionId,
            anonymousId,
            properties: { isOptedOut: true },
          }),
        ]),
    ],
    ['with a lead', ({ sessionId }) => store.saveLead(makeLead({ sessionId, isOptedOut: true }), [])],
  ];

  test.each(optOuts)('an opt-out %s reaches what waits and what is filled again', async (_how, optOut) => {
    const sessionId = randomUUID();
    const tap = makeEvent({
      name: 'ctcClicked',
      sessionId,
      properties: { isOptedOut: false },
    });
    await store.saveEvents([tap, makeEvent({ name: 'ctcClicked', sessionId: randomUUID() })]);
    await sell(sessionId);
    await optOut(tap);
    const hasOptedOut = async () => {
      const items = await outbox.claim(100, 30);
      await outbox.remove(items.map(({ id }) => id));
      return items.flatMap((item) => {
        const { payload } = item;
        const event = payload.kind === 'lead' ? null : payload.event;
        return event?.name === 'ctcClicked' ? [[payload.kind, event.sessionId === sessionId, item.hasOptedOut]] : [];
      });
    };
    expect((await hasOptedOut()).toSorted()).toEqual([
      ['event', false, false],
      ['event', true, true],
      ['sale', true, true],
    ]);
    await subject.database.execute(`DELETE FROM events WHERE session_id <> '${sessionId}'`);
    await outbox.fill('2020-01-01', '2999-01-01');
    expect((await hasOptedOut()).filter(([, isTheirs, isOut]) => isTheirs === true && isOut !== true)).toEqual([]);
  });
});
