import type { MigrationStep } from './migration';

/**
 * `events` becomes a table of months of receipt, while events come in and without a row being rewritten: what is there
 * becomes its first part, up to the first of a month that is at least 30 days ahead. What no part takes goes to
 * `events_default`, so an event is never refused for want of a month.
 *
 * A key of such a table must hold the month, so it cannot tell a repeat from a month before: `event_ids` does, for 30
 * days, by a trigger, because the processes of the former build write too.
 *
 * The check that lets the first part be attached unread refuses events from that first of a month on. It comes last
 * before the exchange, which removes it: a deploy that is broken off in between has those 30 days to be repeated.
 */
export const EVENTS_BY_MONTH: readonly MigrationStep[] = [
  {
    briefly: `
      CREATE TABLE event_ids (id uuid PRIMARY KEY, received_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX event_ids_received_at ON event_ids (received_at);
      CREATE FUNCTION note_event_id() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          INSERT INTO event_ids (id, received_at) VALUES (NEW.id, NEW.received_at) ON CONFLICT DO NOTHING;
          -- Before a row is written: none for a repeat. After it, what is returned does not count.
          IF FOUND THEN RETURN NEW; END IF;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER events_note_id AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note_event_id();
    `,
  },
  { index: 'events_first_received_at', on: 'events USING brin (received_at)' },
  {
    beside: `
      INSERT INTO event_ids (id, received_at)
      SELECT id, received_at FROM events WHERE received_at > now() - interval '30 days' ON CONFLICT DO NOTHING`,
  },
  { index: 'events_first_key', on: 'events (id, received_at)', isUnique: true },
  { index: 'events_first_anonymous_id', on: 'events (anonymous_id)' },
  { index: 'events_first_session_id', on: 'events (session_id)' },
  {
    briefly: `
      DO $$
        BEGIN
          EXECUTE format('ALTER TABLE events ADD CONSTRAINT events_first_until CHECK (received_at < %L) NOT VALID',
            (date_trunc('month', now() AT TIME ZONE 'UTC' + interval '30 days') + interval '1 month') AT TIME ZONE 'UTC');
        END
      $$;
    `,
  },
  { beside: 'ALTER TABLE events VALIDATE CONSTRAINT events_first_until' },
  {
    briefly: `
      LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
      DROP TRIGGER events_note_id ON events;
      ALTER TABLE events RENAME TO events_first;
      ALTER TABLE events_first DROP CONSTRAINT events_pkey;
      ALTER TABLE events_first ADD CONSTRAINT events_first_key PRIMARY KEY USING INDEX events_first_key;
      CREATE TABLE events (LIKE events_first INCLUDING DEFAULTS) PARTITION BY RANGE (received_at);
      ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY (id, received_at);
      CREATE INDEX events_received_at ON events USING brin (received_at);
      CREATE INDEX events_anonymous_id ON events (anonymous_id);
      CREATE INDEX events_session_id ON events (session_id);
      CREATE TRIGGER events_once BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION note_event_id();
      DO $$
        DECLARE
          until timestamptz := substring(pg_get_constraintdef(oid) FROM '''(.+?)''')
            FROM pg_constraint WHERE conname = 'events_first_until' AND conrelid = 'events_first'::regclass;
        BEGIN
          EXECUTE format('ALTER TABLE events ATTACH PARTITION events_first FOR VALUES FROM (MINVALUE) TO (%L)', until);
        END
      $$;
      ALTER TABLE events_first DROP CONSTRAINT events_first_until;
      CREATE TABLE events_default PARTITION OF events DEFAULT;
    `,
  },
];
