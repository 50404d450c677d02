import type { PersonIds, PersonPlace } from '../records/person';

/** Stands in an emptied lead for the visitor who sent it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Leads by contact: in their answers or, for a number, in the words of their consents, which stay. */
const LEADS_BY_CONTACT = `
  SELECT id, anonymous_id, session_id FROM leads WHERE lead_contacts("values") @> ARRAY[$1::text]
  UNION
  SELECT id, anonymous_id, leads.session_id FROM leads WHERE id IN (
    SELECT lead_id FROM consents WHERE consent_numbers(text) @> ARRAY[$1::text])`;

const LEADS = 'SELECT id, anonymous_id, session_id FROM leads';

/** The leads that a search names itself. */
export const FIND_LEADS = {
  phone: LEADS_BY_CONTACT,
  email: LEADS_BY_CONTACT,
  visitor: `${LEADS} WHERE anonymous_id = $1::uuid`,
  session: `${LEADS} WHERE session_id = $1::text`,
  lead: `${LEADS} WHERE id = $1::uuid`,
} as const;

const VISITORS_BY_CONTACT = 'SELECT anonymous_id AS id FROM event_contacts WHERE contact = $1::text LIMIT $2';

/** The visitors that a search names itself. */
export const FIND_VISITORS = {
  phone: VISITORS_BY_CONTACT,
  email: VISITORS_BY_CONTACT,
  session: 'SELECT DISTINCT anonymous_id AS id FROM events WHERE session_id = $1::text LIMIT $2',
} as const;

/** Ids that the same browsers had before. */
export const FIND_FORMER_VISITORS = `
  SELECT DISTINCT properties ->> 'oldUserId' AS id FROM events
  WHERE anonymous_id = ANY($1::uuid[]) AND name = 'anonLink' AND properties ->> 'oldUserId' ~ '^[0-9a-f-]{36}$'`;

export const FIND_LEADS_OF_VISITORS = `${LEADS} WHERE anonymous_id = ANY($1::uuid[])`;

export const FIND_SESSIONS = `
  SELECT session_id AS id FROM events WHERE anonymous_id = ANY($1::uuid[])
  UNION SELECT session_id FROM consents WHERE lead_id = ANY($2::uuid[])`;

interface Place {
  readonly rows: string;
  readonly of: keyof PersonIds;
}

const PAYLOADS = `(kind = 'lead' AND payload_id = ANY($1::uuid[]))`;

/** The rows of each place, as what follows SELECT, by one list of ids. */
export const PLACES: Readonly<Record<Exclude<PersonPlace, 'outbox'>, Place>> = {
  leads: { rows: `FROM leads AS one WHERE id = ANY($1::uuid[]) AND "values" <> '{}'`, of: 'leads' },
  emptiedLeads: { rows: `FROM leads AS one WHERE id = ANY($1::uuid[]) AND "values" = '{}'`, of: 'leads' },
  consents: { rows: 'FROM consents AS one WHERE lead_id = ANY($1::uuid[])', of: 'leads' },
  users: { rows: 'FROM users AS one WHERE id = ANY($1::uuid[])', of: 'visitors' },
  events: { rows: 'FROM events AS one WHERE anonymous_id = ANY($1::uuid[])', of: 'visitors' },
  typedContacts: { rows: 'FROM event_contacts AS one WHERE anonymous_id = ANY($1::uuid[])', of: 'visitors' },
  leases: { rows: `FROM phone_leases AS one WHERE split_part(key, '.', 1) = ANY($1::text[])`, of: 'sessions' },
  leasedNumbers: { rows: 'FROM leased_numbers AS one WHERE session_id = ANY($1::text[])', of: 'sessions' },
  outcomes: { rows: 'FROM outcomes AS one WHERE session_id = ANY($1::text[])', of: 'sessions' },
  visits: { rows: 'FROM visits AS one WHERE anonymous_id = ANY($1::uuid[])', of: 'visitors' },
};

/** What waits for destinations, of leads and of the events of visitors. */
export const OUTBOX_ROWS = `FROM outbox AS one WHERE ${PAYLOADS}
  OR (kind = 'event' AND payload_id = ANY(ARRAY(SELECT id FROM events WHERE anonymous_id = ANY($2::uuid[]))))`;

export const LIST_CONTACTS = `
  SELECT unnest(lead_contacts("values")) AS contact FROM leads WHERE id = ANY($1::uuid[])
  UNION SELECT contact FROM event_contacts WHERE anonymous_id = ANY($2::uuid[])`;

export const BURY = `
  INSERT INTO erased_ids (id_hash, kind)
  SELECT sha256(uuid_send(id)), 'lead' FROM unnest($1::uuid[]) AS id
  UNION SELECT sha256(uuid_send(id)), 'visitor' FROM unnest($2::uuid[]) AS id
  ON CONFLICT (id_hash, kind) DO UPDATE SET erased_at = excluded.erased_at`;

export const DELETE_EVENTS = `
  DELETE FROM events WHERE (id, received_at) IN (
    SELECT id, received_at FROM events WHERE anonymous_id = ANY($1::uuid[]) LIMIT 2000) RETURNING 1`;

/** Only the proof of a consent needs its lead. */
export const DELETE_BARE_LEADS = `
  DELETE FROM leads WHERE id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM consents WHERE lead_id = leads.id)`;

/** What is left of a lead says on which page and form its consents were given. */
export const EMPTIED = `"values" = '{}', anonymous_id = '${NOBODY}', session_id = '',
  touches = NULL, click_ids = NULL, clicked_at = NULL`;

export const EMPTY_LEADS = `UPDATE leads SET ${EMPTIED} WHERE id = ANY($1::uuid[])`;

/** What was earned stays in the books, and is nobody's. */
export const UNLINK_OUTCOMES = `
  UPDATE outcomes SET key = NULL, told_lead_id = NULL, phone = NULL, session_id = NULL, lead_id = NULL,
    superseded = '[]', changed_at = clock_timestamp()
  WHERE session_id = ANY($1::text[]) OR lead_id = ANY($2::uuid[])`;

/** A visit that is nobody's any more still counts. */
export const NOBODYS_VISIT = `session_id = 'erased.' || gen_random_uuid(), anonymous_id = gen_random_uuid()`;

export const UNLINK_VISITS = `UPDATE visits SET ${NOBODYS_VISIT} WHERE anonymous_id = ANY($1::uuid[])`;

export const SUPPRESS = `
  INSERT INTO suppressions (contact_hash) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING 1`;

export const FIND_SUPPRESSED = `
  SELECT contact_hash AS hash FROM suppressions WHERE contact_hash = ANY($1::text[])`;
