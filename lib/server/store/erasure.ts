import type { MigrationStep } from './migration';

/** Compliance C-08: nobody deletes the proof of a consent sooner, whatever the settings say. */
const CONSENTS_ARE_KEPT = `interval '5 years'`;

/** A browser’s clock may be ahead by so much. */
const CLOCK_ERROR = `interval '1 hour'`;

/** Of a record that is about to be written, by its visitor and the time that its browser gave it. */
function isErased(visitor: string, at: string): string {
  return `EXISTS (SELECT FROM erased_ids WHERE id_hash = sha256(uuid_send(${visitor})) AND kind = 'visitor'
    AND erased_at > ${at} - ${CLOCK_ERROR})`;
}

function makeTrigger(name: string, body: string): string {
  return `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      ${body}
      RETURN NEW;
    END
  $$`;
}

/**
 * What keeps somebody forgotten. `erased_ids` holds hashes of ids: a lead of such an id, and what such a visitor sent
 * before, is not written, wherever it comes from (a browser’s queue, the spool, a process of the former build), by
 * triggers, and whoever sent it is told that it was taken. `event_contacts` finds the visitor who typed a number or an
 * address and sent no lead. `suppressions` holds keyed hashes of contacts.
 */
export const ERASURE: readonly MigrationStep[] = [
  {
    briefly: `
      CREATE TABLE erased_ids (
        id_hash bytea NOT NULL,
        kind text NOT NULL,
        erased_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id_hash, kind)
      );
      CREATE TABLE suppressions (contact_hash text PRIMARY KEY, asked_at timestamptz NOT NULL DEFAULT now());
      CREATE TABLE event_contacts (
        contact text NOT NULL,
        anonymous_id uuid NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (contact, anonymous_id)
      );
      CREATE INDEX event_contacts_anonymous_id ON event_contacts (anonymous_id);
      CREATE TABLE retention_marks (kind text PRIMARY KEY, done_until timestamptz NOT NULL);
      ${makeTrigger(
        'take_event',
        `IF ${isErased('NEW.anonymous_id', 'NEW.occurred_at')} THEN RETURN NULL; END IF;
      IF NEW.name = 'formStepSubmitted' THEN
        INSERT INTO event_contacts AS known (contact, anonymous_id, received_at)
        SELECT contact, NEW.anonymous_id, NEW.received_at FROM unnest(lead_contacts(NEW.properties -> 'data')) AS contact
        ON CONFLICT (contact, anonymous_id) DO UPDATE SET received_at = excluded.received_at
        WHERE known.received_at < excluded.received_at - interval '1 day';
      END IF;`,
      )};
      ${makeTrigger('take_user', `IF ${isErased('NEW.id', 'NEW.updated_at')} THEN RETURN NULL; END IF;`)};
      ${makeTrigger(
        'take_lead',
        `IF EXISTS (SELECT FROM erased_ids WHERE id_hash = sha256(uuid_send(NEW.id)) AND kind = 'lead') THEN
        RETURN NULL;
      END IF;
      IF ${isErased('NEW.anonymous_id', 'NEW.created_at')} THEN
        -- Its consents come next, and have no lead to belong to.
        INSERT INTO erased_ids (id_hash, kind) VALUES (sha256(uuid_send(NEW.id)), 'lead') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END IF;`,
      )};
      ${makeTrigger(
        'take_consent',
        `IF EXISTS (SELECT FROM erased_ids WHERE id_hash = sha256(uuid_send(NEW.lead_id)) AND kind = 'lead') THEN
        RETURN NULL;
      END IF;`,
      )};
    `,
  },
  // Fires before `events_once`, by name, so that what is refused leaves nothing.
  { briefly: 'CREATE TRIGGER events_erased BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION take_event()' },
  { briefly: 'CREATE TRIGGER users_erased BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION take_user()' },
  { briefly: 'CREATE TRIGGER leads_erased BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION take_lead()' },
  {
    briefly: `
      CREATE TRIGGER consents_erased BEFORE INSERT ON consents FOR EACH ROW EXECUTE FUNCTION take_consent();
      DROP TRIGGER consents_append_only ON consents;
      CREATE TRIGGER consents_unchanged BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER consents_kept BEFORE DELETE ON consents FOR EACH ROW
        WHEN (OLD.received_at > now() - ${CONSENTS_ARE_KEPT}) EXECUTE FUNCTION refuse_change();
    `,
  },
];

/** What was there before: contacts in events whose answers are still kept, and how to find old consents. */
export const AGEING: readonly MigrationStep[] = [
  {
    beside: `
      INSERT INTO event_contacts (contact, anonymous_id, received_at)
      SELECT contact, anonymous_id, max(received_at)
      FROM events, unnest(lead_contacts(properties -> 'data')) AS contact
      WHERE name = 'formStepSubmitted' AND received_at > now() - interval '30 days'
      GROUP BY contact, anonymous_id ON CONFLICT DO NOTHING`,
  },
  { index: 'consents_received_at', on: 'consents USING brin (received_at)' },
];
