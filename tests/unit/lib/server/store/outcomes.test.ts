import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '@/lib/server/records/outcome';
import { makeEvent, makeLead, makeLeasedNumber, makeOutcome } from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const at = (minute: number) => `2026-01-02T03:${String(minute).padStart(2, '0')}:00.000Z`;

describe.each(storeSubjects)('outcomes on %s', (_name, open) => {
  const tried = useStore(open, { isEmptied: true });

  const list = (columns: string) => tried.query(`SELECT ${columns} FROM outcomes ORDER BY occurred_at, source, id`);

  test('the same telling counts once, however often and wherever it comes', async () => {
    const outcome = makeOutcome();
    await Promise.all([1, 2, 3].map(() => tried.store.saveOutcome(outcome)));
    await tried.store.saveOutcome(outcome);
    await tried.store.saveOutcome({ ...outcome, source: 'another' });
    expect(await list('source, revenue_cents::integer AS cents, superseded')).toEqual([
      { source: 'another', cents: 3500, superseded: [] },
      { source: 'buyer', cents: 3500, superseded: [] },
    ]);
  });

  const tellings: readonly Outcome[] = [
    makeOutcome({ id: 'x', kind: 'connected', revenueCents: 0, occurredAt: at(5) }),
    makeOutcome({ id: 'x', kind: 'sold', revenueCents: 4200, occurredAt: at(9), key: null }),
    makeOutcome({ id: 'x', kind: 'qualified', revenueCents: 100, occurredAt: at(7), key: 'a visit' }),
  ];

  test.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('of corrections the latest counts, told in the order %i %i %i, and the others are kept', async (...order) => {
    const told = order.flatMap((index) => tellings[index] ?? []);
    for (const one of [...told, ...told]) await tried.store.saveOutcome(one);
    const [row, ...others] = await list('kind, revenue_cents::integer AS cents, key, superseded');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'sold', cents: 4200, key: 'a visit' });
    const kinds = (row?.['superseded'] as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['connected', 'qualified']);
  });

  test('of two that differ at the same instant the first counts', async () => {
    await tried.store.saveOutcome(makeOutcome({ id: 'x' }));
    await tried.store.saveOutcome(makeOutcome({ id: 'x', revenueCents: 1 }));
    expect(await list('revenue_cents::integer AS cents')).toEqual([{ cents: 3500 }]);
  });

  test('corrections that wait together are taken in one batch', async () => {
    await Promise.all([...tellings, ...tellings].map((one) => tried.store.saveOutcome(one)));
    expect(await list('kind, jsonb_array_length(superseded) AS former')).toEqual([{ kind: 'sold', former: 2 }]);
  });

  const FOUND = 'match_state, matched_by, session_id, lead_id, page_name';

  test.each([
    ['lead', 'by the lead that we sent along', (id: string) => ({ key: id })],
    ['lead', 'by a lead that it names', (id: string) => ({ leadId: id })],
    ['visit', 'by the visit of the lead', () => ({ key: 'their visit' })],
  ])('is found %s: %s', async (by, _how, name) => {
    const lead = makeLead({ sessionId: 'their visit' });
    await tried.store.saveLead(lead, []);
    await tried.store.saveLead(makeLead({ sessionId: 'another' }), []);
    await tried.store.saveOutcome(makeOutcome(name(lead.id)));
    expect(await list(FOUND)).toEqual([
      { match_state: 'matched', matched_by: by, session_id: 'their visit', lead_id: lead.id, page_name: 'otc-savings' },
    ]);
  });

  test('is found by a visit that left events alone', async () => {
    await tried.store.saveEvents([makeEvent({ sessionId: 'their visit', properties: { page: { name: 'a-page' } } })]);
    await tried.store.saveOutcome(makeOutcome({ key: 'their visit' }));
    expect(await list(FOUND)).toMatchObject([{ matched_by: 'visit', session_id: 'their visit', page_name: 'a-page' }]);
  });

  test.each([
    [at(3), 'first'],
    [at(6), 'second'],
    ['2026-01-03T03:04:30.000Z', 'second'],
    ['2026-01-03T03:06:30.000Z', null],
    ['2026-01-02T03:00:00.000Z', null],
  ])('a call at %s to a leased number is of the visit that had it last: %s', async (occurredAt, visit) => {
    const phone = '+12065550111';
    await tried.store.saveLeasedNumber(makeLeasedNumber({ phone, sessionId: 'second', leasedAt: at(5) }));
    await tried.store.saveLeasedNumber(makeLeasedNumber({ phone, sessionId: 'first', leasedAt: at(3) }));
    await tried.store.saveLeasedNumber(makeLeasedNumber({ sessionId: 'with another number', leasedAt: at(6) }));
    await tried.store.saveOutcome(makeOutcome({ phone, occurredAt }));
    const matched = { match_state: visit === null ? 'unmatched' : 'matched', session_id: visit };
    expect(await list('match_state, session_id')).toEqual([matched]);
  });

  test('an import says what each row does, and a trial does nothing', async () => {
    await tried.store.saveEvents([makeEvent({ sessionId: 'their visit' })]);
    const [early, late] = [tellings[0], tellings[1]].map((one) => ({ ...(one ?? makeOutcome()), key: 'their visit' }));
    const rows = [late, early, late, { ...makeOutcome(), occurredAt: at(1) }].flatMap((one) => one ?? []);
    const money = await tried.store.money();
    const effects = [
      { effect: 'new', matchedBy: 'visit' },
      { effect: 'older', matchedBy: 'visit' },
      { effect: 'repeat', matchedBy: 'visit' },
      { effect: 'new', matchedBy: null },
    ];
    expect(await money.tell(rows, true)).toEqual(effects);
    expect(await list('id')).toEqual([]);
    expect(await money.tell(rows, false)).toEqual(effects);
    expect(await list('kind')).toEqual([{ kind: 'sold' }, { kind: 'sold' }]);
  });

  test('a cost takes the place of what was known of its day', async () => {
    const money = await tried.store.money();
    const cost = { day: '2026-11-20', source: 'google', campaign: 'otc', currency: 'USD', cents: 1230 };
    expect(await money.setCosts([cost, cost, { ...cost, cents: 1 }, { ...cost, campaign: 'other' }], true)).toEqual([
      ...['new', 'repeat', 'correction', 'new'],
    ]);
    expect(await money.setCosts([cost], false)).toEqual(['new']);
    expect(await money.setCosts([{ ...cost, cents: 99 }], false)).toEqual(['correction']);
    const rows = await tried.query('SELECT day::text AS day, campaign, cents::integer AS cents FROM costs');
    expect(rows).toEqual([{ day: '2026-11-20', campaign: 'otc', cents: 99 }]);
  });

  test('what nobody is found for is kept, and found once its visit arrives', async () => {
    const lead = makeLead({ sessionId: randomUUID() });
    await tried.store.saveOutcome(makeOutcome({ key: lead.id }));
    await tried.store.saveOutcome(makeOutcome({ key: 'nobody', occurredAt: at(30) }));
    expect(await list('match_state')).toEqual([{ match_state: 'unmatched' }, { match_state: 'unmatched' }]);
    await tried.store.saveLead(lead, []);
    await tried.store.keepUp();
    expect(await list('match_state, lead_id')).toEqual([
      { match_state: 'matched', lead_id: lead.id },
      { match_state: 'unmatched', lead_id: null },
    ]);
  });
});
