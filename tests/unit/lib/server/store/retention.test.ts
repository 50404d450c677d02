import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETENTION_DAYS } from '@/lib/compliance/retention-periods';
import type { Store } from '@/lib/server/records/store';
import {
  makeConsent,
  makeEvent,
  makeLead,
  makeLeasedNumber,
  makeOutcome,
  makeUser,
} from '@/tests/support/store-records';
import { storeSubjects, useStore } from '@/tests/support/store-subjects';

const DAY_MS = 86_400_000;

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

describe.each(storeSubjects)('retention on %s', (name, open) => {
  const subject = useStore(open, { isRelayed: true, isEmptied: true });
  let store: Store;

  const query = (sql: string, ...parameters: unknown[]) => subject.query(sql, ...parameters);
  const count = async (rows: string) => (await query(`SELECT count(*)::integer AS n FROM ${rows}`))[0]?.['n'];

  beforeEach(() => {
    ({ store } = subject);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A lead with its consent and one without, as of that many days ago; of a consent only the insertion can be old. */
  async function plantLeads(days: number): Promise<void> {
    const [sealed, bare] = [makeLead(), makeLead()];
    await store.saveLead(sealed, []);
    await store.saveLead(bare, []);
    await query('UPDATE leads SET received_at = $1 WHERE id = ANY($2::uuid[])', daysAgo(days), [sealed.id, bare.id]);
    const { id, text, textSha256, pagePath, userAgent, sessionId } = makeConsent(sealed);
    await query(
      `INSERT INTO consents (id, lead_id, brand, text, text_sha256, language, button_label, recipients, acted_at,
        received_at, page_path, user_agent, session_id)
       VALUES ($1, $2, 'm10', $3, $4, 'english', 'Go', '[]', $5, $5, $6, $7, $8)`,
      ...[id, sealed.id, text, textSha256, daysAgo(days), pagePath, userAgent, sessionId],
    );
  }

  test('the answers of a lead go with their period, the proof of its consent after five years', async () => {
    for (const days of [10, 366, 1828]) await plantLeads(days);
    const aged = await store.ageOut(RETENTION_DAYS);
    expect(aged).toMatchObject({ consents: 1, leads: 4 });
    expect(await count('leads')).toBe(3);
    expect(await count(`leads WHERE "values" <> '{}'`)).toBe(2);
    expect(await count('consents')).toBe(2);
    expect(await store.ageOut(RETENTION_DAYS)).toMatchObject({ consents: 0, leads: 0 });
  });

  test('nobody deletes a consent of the last five years, and nobody changes one', async () => {
    await plantLeads(1820);
    await expect(query('DELETE FROM consents')).rejects.toThrow('append-only');
    await expect(query(`UPDATE consents SET text = ''`)).rejects.toThrow('append-only');
    await store.ageOut({ ...RETENTION_DAYS, leads: 1 });
    await expect(store.ageOut({ ...RETENTION_DAYS, consents: 1 })).rejects.toThrow('append-only');
    expect(await count('consents')).toBe(1);
  });

  test('who had a number goes with its period; what was earned stays, and is nobody’s once its visit is forgotten', async () => {
    for (const days of [100, 80]) await store.saveLeasedNumber(makeLeasedNumber({ leasedAt: daysAgo(days) }));
    const outcomes = [400, 300].map(() => makeOutcome({ key: 'session' }));
    for (const [index, outcome] of outcomes.entries()) {
      await store.saveOutcome(outcome);
      await query('UPDATE outcomes SET received_at = $1 WHERE id = $2', daysAgo(index === 0 ? 400 : 300), outcome.id);
    }
    expect(await store.ageOut(RETENTION_DAYS)).toMatchObject({ numbers: 1 });
    expect(await count('leased_numbers')).toBe(1);
    expect(
      await query('SELECT revenue_cents::integer AS cents, session_id FROM outcomes ORDER BY received_at'),
    ).toEqual([
      { cents: 3500, session_id: null },
      { cents: 3500, session_id: 'session' },
    ]);
  });

  test('old events go, whole months at once, and of younger ones the answers', async () => {
    const data = { data: { health: 'canary-health' }, stepName: 'health' };
    const events = [400, 40, 2].map(() => makeEvent({ name: 'formStepSubmitted', properties: data }));
    await store.saveEvents(events);
    for (const [index, days] of [460, 40, 2].entries()) {
      await query('UPDATE events SET received_at = $1 WHERE id = $2', daysAgo(days), events[index]?.id);
    }
    const aged = await store.ageOut(RETENTION_DAYS);
    expect(aged).toMatchObject({ events: 1, answers: 1 });
    expect(await count('events')).toBe(2);
    expect(await query(`SELECT id FROM events WHERE properties ? 'data'`)).toEqual([{ id: events[2]?.id }]);
    expect(await count(`events WHERE properties ->> 'stepName' = 'health'`)).toBe(2);
  });

  test('users, refused outbox rows, tombstones, stop requests and leases go with theirs', async () => {
    const old = makeUser({ updatedAt: daysAgo(396) });
    await store.saveUser(old);
    await store.saveUser(makeUser({ updatedAt: daysAgo(394) }));
    await store.saveEvents([makeEvent(), makeEvent(), makeEvent()]);
    await query(
      `UPDATE outbox SET state = 'dead', created_at = $1 WHERE id = (SELECT min(id) FROM outbox)`,
      daysAgo(31),
    );
    await query(`UPDATE outbox SET created_at = $1 WHERE id = (SELECT max(id) FROM outbox)`, daysAgo(31));
    const people = await store.people();
    await people.suppress(['an old hash', 'a new hash']);
    await query(`UPDATE suppressions SET asked_at = $1 WHERE contact_hash = 'an old hash'`, daysAgo(3654));
    await people.erase({ leads: [randomUUID()], visitors: [randomUUID()], sessions: [] });
    await query(`UPDATE erased_ids SET erased_at = $1 WHERE kind = 'lead'`, daysAgo(401));
    await store.claimLease('old', randomUUID(), 60);
    await query('UPDATE phone_leases SET expires_at = $1', daysAgo(1));
    expect(await store.ageOut(RETENTION_DAYS)).toMatchObject({
      ...{ users: 1, outbox: 1, suppressions: 1, erasures: 1, leases: 1 },
    });
    expect([await count('users'), await count('outbox'), await count('suppressions')]).toEqual([1, 2, 1]);
    expect([await count('erased_ids'), await count('phone_leases')]).toEqual([1, 0]);
  });

  // The embedded store has no clock of its own.
  const onServer = name === 'PostgreSQL' ? [name] : [];
  test.each(onServer)('a process whose clock is years ahead of %s deletes nothing', async () => {
    await plantLeads(10);
    await store.saveUser(makeUser({ updatedAt: daysAgo(1) }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 365 * DAY_MS });
    const aged = await store.ageOut(RETENTION_DAYS);
    expect(Object.values(aged ?? { none: 1 }).filter((one) => one > 0)).toEqual([]);
    expect(await count('consents')).toBe(1);
  });

  test('where another process is at it, nothing is done', async () => {
    const user = makeUser({ updatedAt: daysAgo(500) });
    await store.saveUser(user);
    const runs = await Promise.all([store.ageOut(RETENTION_DAYS), store.ageOut(RETENTION_DAYS)]);
    expect(runs.filter((run) => (run?.users ?? 0) > 0)).toHaveLength(1);
  });

  // The last, since it leaves the table without its first part.
  test('a month whose first day has come of age is dropped as a whole, another stays', async () => {
    // The part of the first months reaches to the coming ones: a place for old months is made before it.
    await query('ALTER TABLE events DETACH PARTITION events_first');
    await query('DROP TABLE events_first');
    for (const [name, from, to] of [
      ['events_2019_01', '2019-01-01', '2019-02-01'],
      ['events_2099_01', '2099-01-01', '2099-02-01'],
    ]) {
      await query(`CREATE TABLE ${name} PARTITION OF events FOR VALUES FROM ('${from}') TO ('${to}')`);
    }
    await query(
      `INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, received_at, properties)
       SELECT gen_random_uuid(), 'm10', 'pageView', gen_random_uuid(), 's', at, at, '{}'
       FROM unnest('{2019-01-05T00:00:00Z,2099-01-05T00:00:00Z}'::timestamptz[]) AS at`,
    );
    expect(await store.ageOut(RETENTION_DAYS)).toMatchObject({ eventMonths: 1, events: 0 });
    expect(await query('SELECT tableoid::regclass::text AS name FROM events')).toEqual([{ name: 'events_2099_01' }]);
  });
});
