import { EMPTIED, NOBODYS_VISIT } from './person-statements';

/** Old by the clock of the store and by that of the process: a clock that is ahead deletes nothing. */
const CUTOFF = `least(now(), $2::timestamptz) - make_interval(days => $1::integer)`;

/** Events older than this go: those of the month that has come of age, and of those before. */
const OLD_MONTHS_END = `
  (date_trunc('month', (${CUTOFF}) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'`;

function deleteOldest(table: string, key: string, condition: string): string {
  return `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT 1000) RETURNING 1`;
}

/** One batch each of what is older than $1 days at $2, a row for each. */
export const BY_BATCH = {
  consents: deleteOldest('consents', 'id', `received_at < ${CUTOFF}`),
  bareLeads: deleteOldest(
    'leads',
    'id',
    `received_at < ${CUTOFF} AND NOT EXISTS (SELECT FROM consents WHERE lead_id = leads.id)`,
  ),
  leads: `UPDATE leads SET ${EMPTIED} WHERE id IN (
    SELECT id FROM leads WHERE received_at < ${CUTOFF} AND session_id <> '' LIMIT 1000) RETURNING 1`,
  events: deleteOldest('events', 'id, received_at', `received_at < ${OLD_MONTHS_END}`),
  visits: `UPDATE visits SET ${NOBODYS_VISIT} WHERE (session_id, brand) IN (
    SELECT session_id, brand FROM visits
    WHERE started_at < ${OLD_MONTHS_END} AND session_id NOT LIKE 'erased.%' LIMIT 1000) RETURNING 1`,
  outboxOfEvents: deleteOldest('outbox', 'id', `kind = 'event' AND created_at < ${OLD_MONTHS_END}`),
  typedContacts: deleteOldest('event_contacts', 'contact, anonymous_id', `received_at < ${CUTOFF}`),
  users: deleteOldest('users', 'brand, id', `updated_at < ${CUTOFF}`),
  outbox: deleteOldest('outbox', 'id', `state = 'dead' AND created_at < ${CUTOFF}`),
  suppressions: deleteOldest('suppressions', 'contact_hash', `asked_at < ${CUTOFF}`),
  erasures: deleteOldest('erased_ids', 'id_hash, kind', `erased_at < ${CUTOFF}`),
  numbers: deleteOldest('leased_numbers', 'id', `leased_at < ${CUTOFF}`),
  outcomes: `UPDATE outcomes SET key = NULL, told_lead_id = NULL, phone = NULL, session_id = NULL, lead_id = NULL,
    superseded = '[]' WHERE (source, id) IN (SELECT source, id FROM outcomes WHERE received_at < ${CUTOFF}
      AND (key, told_lead_id, phone, session_id, lead_id) IS DISTINCT FROM (NULL, NULL, NULL, NULL, NULL)
      LIMIT 1000) RETURNING 1`,
  leases: deleteOldest('phone_leases', 'key', `expires_at < ${CUTOFF} - interval '1 hour'`),
} as const;

export type BatchKind = keyof typeof BY_BATCH;

/** The parts of `events` that hold nothing younger. */
export const LIST_OLD_MONTHS = `
  SELECT oid::regclass::text AS name FROM pg_class JOIN pg_inherits ON inhrelid = oid
  WHERE inhparent = 'events'::regclass
    AND substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''(.+?)''\\)')::timestamptz <= ${OLD_MONTHS_END}`;

export const READ_MARK = `
  SELECT coalesce((SELECT done_until FROM retention_marks WHERE kind = 'answers'),
    (SELECT min(received_at) FROM events)) AS "from", ${CUTOFF} AS cutoff`;

export const KEEP_MARK = `
  INSERT INTO retention_marks (kind, done_until) VALUES ('answers', $1::timestamptz)
  ON CONFLICT (kind) DO UPDATE SET done_until = excluded.done_until`;

export const BLANK_ANSWERS = `
  UPDATE events SET properties = properties - 'data'
  WHERE received_at >= $1::timestamptz AND received_at < $2::timestamptz
    AND name = 'formStepSubmitted' AND properties ? 'data' RETURNING 1`;
