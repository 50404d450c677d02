import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashContact } from '@/lib/server/records/contact-hash';
import { buildLeaseKey } from '@/lib/server/records/lease-key';
import type { PersonSearch } from '@/lib/server/records/person';
import type { Store } from '@/lib/server/records/store';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSpool } from '@/lib/server/spool/spool';
import { createSpooledStore } from '@/lib/server/store/spooled-store';
import { dumpTables } from '@/tests/support/dump-tables';
import {
  makeConsent,
  makeEvent,
  makeLead,
  makeLeasedNumber,
  makeOutcome,
  makeUser,
} from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const PHONE = '(206) 555-0187';
const EMAIL = 'Canary.Person@example.com';
const visitor = randomUUID();
const session = `canary-session-${randomUUID()}`;
const who = { anonymousId: visitor, sessionId: session };
const answers = { zipcode: '33101', firstName: 'Canaryfirst', phone: PHONE, email: EMAIL };
const TRACES = [visitor, session, 'anaryfirst', 'anary.person', '555-0187', '2065550187', 'canary-secret'];

/** The tables that hold a trace of the person. */
async function findTraces(database: SqlDatabase): Promise<string[]> {
  const tables = await dumpTables(database);
  return Object.keys(tables).filter((name) => TRACES.some((trace) => tables[name]?.includes(trace)));
}

describe.each(storeSubjects)('people on %s', (_name, open) => {
  const subject = useStore(open, { isRelayed: true, isEmptied: true });
  let store: Store;
  const lead = makeLead({ ...who, values: answers });
  const bare = makeLead({ ...who, values: { ...answers, zipcode: '33102' } });
  const other = makeLead({ values: { phone: '(206) 555-0188', email: 'other@example.com' } });
  const consent = makeConsent(lead, { text: `Call me at ${PHONE}.` });

  beforeEach(async () => {
    ({ store } = subject);
    await store.saveLead(lead, [consent]);
    await store.saveLead(bare, []);
    await store.saveLead(other, [makeConsent(other)]);
    await store.saveEvents([
      makeEvent({ ...who, name: 'formStepSubmitted', properties: { data: { phone: PHONE, note: 'canary-secret' } } }),
      makeEvent(who),
      makeEvent(),
    ]);
    await store.saveUser(makeUser({ id: visitor, data: { lastTouch: { path: '/canary-secret' } } }));
    await store.saveUser(makeUser());
    await store.claimLease(buildLeaseKey(session, ['m10', { phone: PHONE }]), randomUUID(), 60);
    await store.claimLease(buildLeaseKey('another', ['m10']), randomUUID(), 60);
    await store.saveLeasedNumber(makeLeasedNumber({ sessionId: session, leadId: lead.id }));
    await store.saveLeasedNumber(makeLeasedNumber());
    await store.saveOutcome(makeOutcome({ key: session }));
  });

  const erase = async (search: PersonSearch) => {
    const people = await store.people();
    return people.erase(await people.identify(search));
  };

  test('somebody is found by each of their ids, with all that there is', async () => {
    const people = await store.people();
    const searches: readonly PersonSearch[] = [
      { by: 'phone', value: '2065550187' },
      { by: 'email', value: 'canary.person@example.com' },
      { by: 'visitor', value: visitor },
      { by: 'session', value: session },
      { by: 'lead', value: lead.id },
    ];
    for (const search of searches) {
      const ids = await people.identify(search);
      expect({ search, ids }).toMatchObject({ ids: { visitors: [visitor], sessions: [session] } });
      expect(await people.count(ids)).toEqual({
        ...{ leads: 2, emptiedLeads: 0, consents: 1, users: 1, events: 2, typedContacts: 1, outbox: 4, leases: 1 },
        ...{ leasedNumbers: 1, outcomes: 1, visits: 0 },
      });
      expect([...(await people.listContacts(ids))].sort()).toEqual(['2065550187', 'canary.person@example.com']);
      expect(JSON.stringify((await people.read(ids)).leads)).toContain('Canaryfirst');
    }
  });

  test('who typed a number and sent no lead is found by it', async () => {
    const stranger = randomUUID();
    const properties = { data: { driver1Phone: '(206) 555-0190' } };
    await store.saveEvents([makeEvent({ anonymousId: stranger, name: 'formStepSubmitted', properties })]);
    const ids = await (await store.people()).identify({ by: 'phone', value: '2065550190' });
    expect(ids).toMatchObject({ visitors: [stranger], leads: [] });
  });

  test('after erasing, the person is nowhere but in the sealed consent', async () => {
    const before = ['consents', 'event_contacts', 'events', 'leads', 'leased_numbers', 'outcomes', 'users'];
    expect(await findTraces(subject.database)).toEqual(before);
    await erase({ by: 'phone', value: '2065550187' });
    expect(await findTraces(subject.database)).toEqual(['consents']);
    const [proof] = await store.findConsents({ by: 'lead', value: lead.id });
    expect(proof).toMatchObject({ text: consent.text, pageName: lead.pageName, formVersion: lead.formVersion });
    // Nobody else loses anything.
    const counts = await subject.database.query(`
      SELECT (SELECT count(*)::integer FROM events) AS events, (SELECT count(*)::integer FROM users) AS users,
        (SELECT count(*)::integer FROM leads WHERE "values" <> '{}') AS leads,
        (SELECT count(*)::integer FROM consents) AS consents,
        (SELECT count(*)::integer FROM outbox) AS outbox, (SELECT count(*)::integer FROM phone_leases) AS leases,
        (SELECT count(*)::integer FROM leased_numbers) AS numbers,
        (SELECT sum(revenue_cents)::integer FROM outcomes) AS revenue`);
    expect(counts).toEqual([
      { events: 1, users: 1, leads: 1, consents: 2, outbox: 2, leases: 1, numbers: 1, revenue: 3500 },
    ]);
  });

  test('a late delivery brings nobody back, and is answered as taken', async () => {
    await erase({ by: 'visitor', value: visitor });
    const late = makeLead({ ...who, values: answers });
    await store.saveLead(lead, [consent, makeConsent(lead, { text: `Call ${PHONE}` })]);
    await store.saveLead(late, [makeConsent(late, { text: `Call ${PHONE}` })]);
    await store.saveLead(bare, []);
    await store.saveEvents([
      makeEvent({ ...who, name: 'formStepSubmitted', properties: { data: { phone: PHONE } } }),
      makeEvent({ ...who, properties: { note: 'canary-secret' } }),
    ]);
    await store.saveUser(makeUser({ id: visitor, data: { lastTouch: { path: '/canary-secret' } } }));
    await store.saveLeasedNumber(makeLeasedNumber({ sessionId: session, leadId: lead.id }));
    expect(await findTraces(subject.database)).toEqual(['consents']);
    expect(await store.findConsents({ by: 'phone', value: '0187' })).toHaveLength(1);
    expect(await (await store.outbox()).list(50)).toHaveLength(2);
  });

  test('what waited in the spool, and what a queue sends into it, brings nobody back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'person-spool-'));
    const spool = createSpool({ folder, limitBytes: 1_000_000 });
    const late = makeLead({ ...who, values: answers });
    await spool.append({ kind: 'event', event: makeEvent({ ...who, properties: { note: 'canary-secret' } }) });
    await spool.append({ kind: 'lead', lead: late, consents: [makeConsent(late, { text: `Call ${PHONE}` })] });
    await erase({ by: 'lead', value: lead.id });
    const spooled = createSpooledStore(() => Promise.resolve({ ...store, close: () => store.flush() }), spool);
    await spooled.saveEvents([makeEvent(who)]);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 10_000 });
    expect(await findTraces(subject.database)).toEqual(['consents']);
    expect(await store.findConsents({ by: 'lead', value: late.id })).toEqual([]);
    await spooled.close();
    rmSync(folder, { recursive: true });
  });

  test('what the same browser sends of a later visit is new', async () => {
    await erase({ by: 'visitor', value: visitor });
    const later = new Date(Date.now() + 2 * 3_600_000).toISOString();
    await store.saveEvents([makeEvent({ ...who, occurredAt: later })]);
    await store.saveLead(makeLead({ ...who, createdAt: later }), []);
    const ids = await (await store.people()).identify({ by: 'visitor', value: visitor });
    expect(await (await store.people()).count(ids)).toMatchObject({ events: 1, leads: 1 });
  });

  test('the visitor that a browser was before is forgotten with it', async () => {
    const former = randomUUID();
    await store.saveEvents([
      makeEvent({ ...who, name: 'anonLink', properties: { oldUserId: former } }),
      makeEvent({ anonymousId: former }),
    ]);
    await erase({ by: 'visitor', value: visitor });
    expect((await dumpTables(subject.database))['events']).not.toContain(former);
  });

  test('strangers have no person in common, and whoever asked to be left alone is known by a hash alone', async () => {
    await store.saveEvents(Array.from({ length: 21 }, () => makeEvent({ sessionId: 'shared-link' })));
    const people = await store.people();
    const search = { by: 'session', value: 'shared-link' } as const;
    await expect(people.identify(search)).rejects.toMatchObject({ name: 'TooManyVisitorsError' });
    const [asked, unknown] = ['2065550187', '2065550199'].map((contact) => hashContact(contact, 'a key'));
    expect(await people.suppress([asked ?? ''])).toBe(1);
    expect(await people.suppress([asked ?? ''])).toBe(0);
    expect(await people.findSuppressed([asked ?? '', unknown ?? ''])).toEqual([asked]);
    expect((await dumpTables(subject.database))['suppressions']).not.toContain('0187');
  });
});
