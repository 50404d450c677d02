import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readMetrics } from '@/lib/server/metrics/metrics';
import { migrate } from '@/lib/server/store/migrate';
import { MIGRATIONS } from '@/lib/server/store/migrations';
import { createSqlStore } from '@/lib/server/store/sql-store';
import type { Store, StoredLead } from '@/lib/server/records/store';
import { makeConsent, makeEvent, makeLead, makeUser } from '@/tests/support/store-records';
import { postgresUrl, storeSubjects, type StoreSubject } from '@/tests/support/store-subjects';

if (!postgresUrl)
  console.warn('The store contract was NOT run on PostgreSQL: set TEST_DATABASE_URL=postgres://… to run it.');

test(postgresUrl ? 'PostgreSQL is under contract' : 'PostgreSQL was NOT tested: TEST_DATABASE_URL is not set', () => {
  expect(storeSubjects).toHaveLength(postgresUrl ? 2 : 1);
});

describe.each(storeSubjects)('the store on %s', (_name, open) => {
  let subject: StoreSubject;
  let store: Store;

  beforeAll(async () => {
    subject = await open();
    store = createSqlStore(subject.database, { isRelayed: true });
  });

  afterAll(async () => {
    await store.close();
    await subject.destroy();
  });

  const query = (sql: string, ...parameters: unknown[]) => subject.database.query(sql, parameters);
  const count = async (table: string, id: string, column = 'id') =>
    Number((await query(`SELECT count(*) AS count FROM ${table} WHERE ${column} = $1`, id))[0]?.['count']);

  test('migrations run once, however many instances start together', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(subject.database)));
    expect(await query('SELECT id FROM migrations ORDER BY id')).toEqual(MIGRATIONS.map(({ id }) => ({ id })));
  });

  test('an event is there with all it had, and waits in the outbox', async () => {
    const event = makeEvent({ properties: { text: 'ünïcödé 🎉 "\\', nested: { list: [1, null, true] } } });
    await store.saveEvents([event]);
    const [row] = await query('SELECT * FROM events WHERE id = $1', event.id);
    expect(row).toMatchObject({
      brand: 'm10',
      name: 'pageView',
      anonymous_id: event.anonymousId,
      session_id: 'session',
      occurred_at: new Date(event.occurredAt),
      properties: event.properties,
    });
    expect(Math.abs(Date.now() - Number(row?.['received_at']))).toBeLessThan(60_000);
    expect(await query('SELECT kind, attempts, state FROM outbox WHERE payload_id = $1', event.id)).toEqual([
      { kind: 'event', attempts: 0, state: 'waiting' },
    ]);
  });

  test('the same event again is no error and is stored once', async () => {
    const event = makeEvent();
    await Promise.all([store.saveEvents([event]), store.saveEvents([event, event]), store.saveEvents([event])]);
    await store.saveEvents([{ ...event, name: 'changed' }]);
    expect(await query('SELECT name FROM events WHERE id = $1', event.id)).toEqual([{ name: 'pageView' }]);
    expect(await count('outbox', event.id, 'payload_id')).toBe(1);
  });

  test('a thousand writes at once are all there', async () => {
    const events = Array.from({ length: 1000 }, () => makeEvent({ sessionId: 'thousand' }));
    await Promise.all(events.map((event) => store.saveEvents([event])));
    expect(await count('events', 'thousand', 'session_id')).toBe(1000);
  });

  test('one bad row fails alone', async () => {
    const good = [makeEvent(), makeEvent(), makeEvent()];
    const bad = makeEvent({ occurredAt: 'no date' });
    const results = await Promise.allSettled([...good, bad].map((event) => store.saveEvents([event])));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    for (const event of good) expect(await count('events', event.id)).toBe(1);
    expect(await count('outbox', bad.id, 'payload_id')).toBe(0);
  });

  test('NUL and half a surrogate pair break nothing', async () => {
    const event = makeEvent({ properties: { 'k\u0000ey': 'a\u0000b', half: '\ud83d!', whole: '\\u0000' } });
    await store.saveEvents([event]);
    expect(await query('SELECT properties FROM events WHERE id = $1', event.id)).toEqual([
      { properties: { key: 'ab', half: '\ufffd!', whole: '\\u0000' } },
    ]);
  });

  test.each(["'", "''; DROP TABLE leads; --", '$1', '"', '\\', '%', 'E\\x27', ')'])(
    'the text %s is kept as it is wherever it stands, and means nothing',
    async (text) => {
      const event = makeEvent({ name: text, sessionId: text, properties: { [text]: text } });
      const lead = makeLead({ pageName: text, form: text, sessionId: text, values: { firstName: text } });
      const consent = makeConsent(lead, { text, buttonLabel: text, pagePath: text, userAgent: text, address: text });
      const user = makeUser({ data: { [text]: text } });
      await store.saveEvents([event]);
      await store.saveLead(lead, [consent]);
      await store.saveUser(user);
      expect(await query('SELECT name, session_id, properties FROM events WHERE id = $1', event.id)).toEqual([
        { name: text, session_id: text, properties: { [text]: text } },
      ]);
      expect(await query('SELECT page_name, form, "values" FROM leads WHERE id = $1', lead.id)).toEqual([
        { page_name: text, form: text, values: { firstName: text } },
      ]);
      expect(await query('SELECT text, address, user_agent FROM consents WHERE id = $1', consent.id)).toEqual([
        { text, address: text, user_agent: text },
      ]);
      expect(await query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { [text]: text } }]);
      const question = { brand: 'm10', leadId: lead.id, sessionId: text } as const;
      expect((await store.findLead(question))?.acts).toMatchObject([{ text, pagePath: text }]);
      expect(await store.spendCall(text, 'm10', { perMinute: 1, perDay: 1 })).toBe(1);
      expect(await store.claimLease(text, randomUUID(), 60)).toBe(true);
      expect(await store.findLease(text)).toEqual({ state: 'asked' });
    },
  );

  test('an older update of a user never overwrites a newer one', async () => {
    const user = makeUser({ updatedAt: '2026-01-02T00:00:00.000Z', data: { turn: 2 } });
    await store.saveUser(user);
    await store.saveUser({ ...user, updatedAt: '2026-01-01T00:00:00.000Z', data: { turn: 1 } });
    expect(await query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 2 } }]);
    const later = [4, 3, 5].map((turn) => ({ ...user, updatedAt: `2026-01-0${turn}T00:00:00.000Z`, data: { turn } }));
    await Promise.all(later.map((one) => store.saveUser(one)));
    expect(await query('SELECT data FROM users WHERE id = $1', user.id)).toEqual([{ data: { turn: 5 } }]);
  });

  test('a user of one brand is nobody to another', async () => {
    const user = makeUser({ data: { turn: 1 } });
    await store.saveUser(user);
    await store.saveUser({ ...user, brand: 'tqg', updatedAt: '2027-01-01T00:00:00.000Z', data: { turn: 2 } });
    const rows = await query('SELECT brand, data FROM users WHERE id = $1 ORDER BY brand', user.id);
    expect(rows).toEqual([
      { brand: 'm10', data: { turn: 1 } },
      { brand: 'tqg', data: { turn: 2 } },
    ]);
  });

  test('a lead is stored once, together with its consents', async () => {
    const lead = makeLead();
    const consents = [makeConsent(lead, { trustedFormCertificateId: 'cert' }), makeConsent(lead, { address: null })];
    await Promise.all([store.saveLead(lead, consents), store.saveLead(lead, consents)]);
    expect(await query('SELECT "values", paid, product FROM leads WHERE id = $1', lead.id)).toEqual([
      { values: lead.values, paid: true, product: 'medicare' },
    ]);
    expect(await count('consents', lead.id, 'lead_id')).toBe(2);
    expect(await query('SELECT kind FROM outbox WHERE payload_id = $1', lead.id)).toEqual([{ kind: 'lead' }]);
    const [first] = await query('SELECT * FROM consents WHERE id = $1', consents[0]?.id);
    expect(first).toMatchObject({
      text: 'By ticking …',
      recipients: consents[0]?.recipients,
      acted_at: new Date('2026-01-02T03:04:05.678Z'),
      address: '203.0.113.7',
      trusted_form_certificate_id: 'cert',
      leadid_id: null,
    });
  });

  test('a lead that comes again with other answers stays as it was, and is counted and logged without them', async () => {
    const lead = makeLead();
    const printed: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
    const dropped = async () =>
      Number(/funnel_dropped_total\{where="repeat"\} (\d+)/.exec(await readMetrics())?.[1] ?? 0);
    const before = await dropped();
    await store.saveLead(lead, []);
    await store.saveLead({ ...lead, createdAt: '2026-01-03T00:00:00.000Z' }, [makeConsent(lead)]);
    expect([await dropped(), printed]).toEqual([before, []]);
    await store.saveLead({ ...lead, values: { firstName: 'Grace' } }, []);
    expect(await dropped()).toBe(before + 1);
    expect(printed.join('')).toMatch('lead repeated with other answers');
    expect(printed.join('')).not.toMatch('Grace');
    expect(await query('SELECT "values" FROM leads WHERE id = $1', lead.id)).toEqual([{ values: lead.values }]);
    expect(await count('consents', lead.id, 'lead_id')).toBe(1);
  });

  test('a lead whose consent cannot be stored is not stored either', async () => {
    const lead = makeLead();
    await expect(store.saveLead(lead, [makeConsent(lead, { actedAt: 'no date' })])).rejects.toThrow();
    expect(await count('leads', lead.id)).toBe(0);
  });

  test('a consent is never changed and never deleted', async () => {
    const lead = makeLead();
    await store.saveLead(lead, [makeConsent(lead)]);
    await expect(query("UPDATE consents SET text = 'other' WHERE lead_id = $1", lead.id)).rejects.toThrow(
      'append-only',
    );
    await expect(query('DELETE FROM consents WHERE lead_id = $1', lead.id)).rejects.toThrow('append-only');
    await expect(query('TRUNCATE consents')).rejects.toThrow('append-only');
    await expect(query('TRUNCATE leads CASCADE')).rejects.toThrow('append-only');
    expect(await count('consents', lead.id, 'lead_id')).toBe(1);
  });

  test('the answers of a lead are never changed, only emptied', async () => {
    const lead = makeLead();
    await store.saveLead(lead, [makeConsent(lead)]);
    const write = (values: object) =>
      query('UPDATE leads SET "values" = $2::jsonb WHERE id = $1', lead.id, JSON.stringify(values));
    await expect(write({ ...lead.values, firstName: 'Grace' })).rejects.toThrow('never changed');
    await write({});
    expect(await query('SELECT "values" FROM leads WHERE id = $1', lead.id)).toEqual([{ values: {} }]);
  });

  test('a lead is told with its acts, the latest first, to the visit and brand that made it', async () => {
    const lead = makeLead({ isOptedOut: true });
    const first = makeConsent(lead);
    const recipients = [{ id: 'mediaalpha', name: 'MediaAlpha, Inc.', granted: false }];
    const later = makeConsent(lead, { recipients, isOwnWords: false, actedAt: '2026-01-02T04:00:00.000Z' });
    await store.saveLead(lead, [first, later]);
    const question = { brand: 'm10', leadId: lead.id, sessionId: lead.sessionId } as const;
    const tell = ({ text, pagePath, recipients, isOwnWords, isFromPage }: typeof first) => ({
      ...{ text, pagePath, recipients, isOwnWords, isFromPage },
      ...{ leadidId: null, trustedFormCertificateId: null },
    });
    expect(await store.findLead(question)).toEqual({
      ...{ product: 'medicare', values: lead.values, acts: [tell(later), tell(first)] },
    });
    expect(await store.findLead({ ...question, sessionId: 'another' })).toBeUndefined();
    expect(await store.findLead({ ...question, brand: 'bh' })).toBeUndefined();
    expect(await store.findLead({ ...question, leadId: randomUUID() })).toBeUndefined();
    expect(await query('SELECT is_opted_out FROM leads WHERE id = $1', lead.id)).toEqual([{ is_opted_out: true }]);
  });

  test.each<[string, Partial<StoredLead>]>([
    ['another visit', { sessionId: 'another' }],
    ['another brand', { brand: 'bh' }],
    ['other answers', { values: { zipcode: '33101', firstName: 'Grace' } }],
  ])('an act of %s is not kept with a lead, and is counted', async (_name, change) => {
    const lead = makeLead();
    const dropped = async () =>
      Number(/funnel_dropped_total\{where="foreign-consent"\} (\d+)/.exec(await readMetrics())?.[1] ?? 0);
    const before = await dropped();
    await store.saveLead(lead, [makeConsent(lead)]);
    const stranger = { ...lead, ...change };
    await store.saveLead(stranger, [makeConsent(stranger), makeConsent(stranger)]);
    expect(await count('consents', lead.id, 'lead_id')).toBe(1);
    expect(await dropped()).toBe(before + 2);
  });

  test('an act without proof of its page is told so, and one from before that was asked is taken', async () => {
    const lead = makeLead();
    const acts = [false, null, true].map((isFromPage) => makeConsent(lead, { isFromPage }));
    await store.saveLead(lead, acts);
    const { acts: told } = (await store.findLead({ brand: 'm10', leadId: lead.id, sessionId: 'session' })) ?? {};
    expect(told?.map(({ isFromPage }) => isFromPage).toSorted()).toEqual([false, true, true]);
  });

  test('a consent is found by its lead, by the number in its words, whole or in part, and by its day', async () => {
    const lead = makeLead({ formVersion: '7', isOptedOut: true });
    const text = 'Call me at (206) 555-0142. Or I call 1-206-555-0177.';
    const consent = makeConsent(lead, { text, actedAt: '2021-05-06T23:59:59.999Z' });
    await store.saveLead(lead, [consent]);
    const find = async (by: 'lead' | 'phone' | 'day', value: string) =>
      (await store.findConsents({ by, value })).map(({ id }) => id);
    expect(await store.findConsents({ by: 'lead', value: lead.id })).toMatchObject([
      { ...consent, pageName: lead.pageName, form: lead.form, formVersion: '7', isOptedOut: true },
    ]);
    for (const digits of ['0142', '5550142', '2065550142']) expect(await find('phone', digits)).toEqual([consent.id]);
    for (const digits of ['0177', '3065550142']) expect(await find('phone', digits)).toEqual([]);
    expect(await find('day', '2021-05-06')).toEqual([consent.id]);
    expect(await find('day', '2021-05-07')).toEqual([]);
    await query(`UPDATE leads SET "values" = '{}' WHERE id = $1`, lead.id);
    expect(await find('phone', '0142')).toEqual([consent.id]);
  });

  describe('a lease', () => {
    const claim = () => randomUUID();

    test('is asked for by one of many, and its answer is for all', async () => {
      const claims = Array.from({ length: 50 }, claim);
      const won = await Promise.all(claims.map((one) => store.claimLease('one', one, 60)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.findLease('one')).toEqual({ state: 'asked' });
      const winner = claims[won.indexOf(true)] ?? '';
      await store.answerLease('one', winner, { ok: true, value: 'a\u0000b' }, 60);
      expect(await store.findLease('one')).toEqual({
        state: 'answered',
        result: { ok: true, value: 'ab' },
        ageSeconds: expect.any(Number) as number,
      });
    });

    test('takes no answer from who did not claim it', async () => {
      await store.claimLease('two', claim(), 60);
      await store.answerLease('two', claim(), { ok: true }, 60);
      expect(await store.findLease('two')).toEqual({ state: 'asked' });
    });

    test('from before the clock was set back is over, and asked for anew', async () => {
      const first = claim();
      await store.claimLease('set back', first, 60);
      await store.answerLease('set back', first, { ok: true }, 270);
      const later = "expires_at = expires_at + interval '1 hour', answered_at = answered_at + interval '1 hour'";
      await query(`UPDATE phone_leases SET ${later} WHERE key = 'set back'`);
      expect(await store.findLease('set back')).toEqual({ state: 'none' });
      expect(await store.claimLease('set back', claim(), 60)).toBe(true);
      expect(await store.findLease('set back')).toEqual({ state: 'asked' });
    });

    test('is free again once its time is over, and forgotten an hour later', async () => {
      const first = claim();
      await store.claimLease('three', first, 60);
      await store.answerLease('three', first, { ok: true }, 60);
      await query("UPDATE phone_leases SET expires_at = now() - interval '1 second' WHERE key = 'three'");
      expect(await store.findLease('three')).toEqual({ state: 'none' });
      expect(await store.claimLease('three', claim(), 60)).toBe(true);
      expect(await store.findLease('three')).toEqual({ state: 'asked' });
      await query("UPDATE phone_leases SET expires_at = now() - interval '2 hours' WHERE key = 'three'");
      await store.claimLease('four', claim(), 60);
      expect(await count('phone_leases', 'three', 'key')).toBe(0);
    });
  });
});
