import { CALL_BACKS } from './call-backs';
import { AGEING, ERASURE } from './erasure';
import { EVENTS_BY_MONTH } from './events-by-month';
import { LOOK_UPS } from './look-ups';
import type { Migration } from './migration';
import { MONEY } from './money';
import { EXPOSED_VISITS, ROLL_UPS } from './roll-ups';
import { SALES } from './sales';
import { STORAGE } from './storage';
import { SWITCHES } from './switches';
import { TEST_VISITS } from './test-visits';

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    sql: `
      CREATE TABLE events (
        id uuid PRIMARY KEY,
        brand text NOT NULL,
        name text NOT NULL,
        anonymous_id uuid NOT NULL,
        session_id text NOT NULL,
        occurred_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        properties jsonb NOT NULL
      );
      CREATE TABLE users (
        id uuid NOT NULL,
        brand text NOT NULL,
        updated_at timestamptz NOT NULL,
        data jsonb NOT NULL,
        PRIMARY KEY (brand, id)
      );
      CREATE TABLE leads (
        id uuid PRIMARY KEY,
        brand text NOT NULL,
        product text NOT NULL,
        page_name text NOT NULL,
        form text NOT NULL,
        form_version text NOT NULL,
        anonymous_id uuid NOT NULL,
        session_id text NOT NULL,
        paid boolean NOT NULL,
        created_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        "values" jsonb NOT NULL
      );
      CREATE TABLE consents (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES leads (id),
        brand text NOT NULL,
        text text NOT NULL,
        text_sha256 text NOT NULL,
        language text NOT NULL,
        button_label text NOT NULL,
        recipients jsonb NOT NULL,
        acted_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        page_path text NOT NULL,
        address text,
        user_agent text NOT NULL,
        session_id text NOT NULL,
        leadid_id text,
        trusted_form_certificate_id text
      );
      CREATE INDEX consents_lead_id ON consents (lead_id);
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
        END
      $$;
      CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        payload_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'waiting',
        UNIQUE (kind, payload_id)
      );
      CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE state = 'waiting';
    `,
  },
  {
    id: 2,
    sql: `
      ALTER TABLE outbox
        ADD COLUMN delivered jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN last_refusal text;
      CREATE INDEX outbox_dead ON outbox (id) WHERE state = 'dead';
    `,
  },
  {
    id: 3,
    sql: `
      CREATE TABLE call_budgets (
        provider text NOT NULL,
        brand text NOT NULL,
        minute_at timestamptz NOT NULL,
        minute_used integer NOT NULL,
        day_at timestamptz NOT NULL,
        day_used integer NOT NULL,
        PRIMARY KEY (provider, brand)
      );
    `,
  },
  {
    id: 4,
    sql: `
      CREATE TABLE phone_leases (
        key text PRIMARY KEY,
        claim uuid NOT NULL,
        result jsonb,
        answered_at timestamptz,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX phone_leases_expires_at ON phone_leases (expires_at);
    `,
  },
  {
    id: 5,
    sql: `
      ALTER TABLE leads ADD COLUMN is_opted_out boolean;
      ALTER TABLE consents ADD COLUMN is_own_words boolean;
      CREATE TRIGGER consents_not_emptied BEFORE TRUNCATE ON consents
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION refuse_other_answers() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW."values" IS DISTINCT FROM OLD."values" AND NEW."values" <> '{}'::jsonb THEN
            RAISE EXCEPTION 'the answers of a lead may be emptied, never changed';
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER leads_keep_answers BEFORE UPDATE OF "values" ON leads
        FOR EACH ROW EXECUTE FUNCTION refuse_other_answers();
    `,
  },
  { id: 6, steps: LOOK_UPS },
  { id: 7, steps: EVENTS_BY_MONTH },
  { id: 8, steps: STORAGE },
  {
    id: 9,
    sql: `
      ALTER TABLE leads ADD COLUMN is_from_page boolean;
      ALTER TABLE consents ADD COLUMN is_from_page boolean;
    `,
  },
  { id: 10, steps: ERASURE },
  { id: 11, steps: AGEING },
  {
    id: 12,
    sql: `
      CREATE TABLE block_shares (
        provider text NOT NULL,
        brand text NOT NULL,
        block text NOT NULL,
        minute_at timestamptz NOT NULL,
        minute_used integer NOT NULL,
        day_at timestamptz NOT NULL,
        day_used integer NOT NULL,
        PRIMARY KEY (provider, brand, block)
      );
      CREATE INDEX block_shares_day_at ON block_shares (day_at);
    `,
  },
  { id: 13, steps: MONEY },
  { id: 14, steps: ROLL_UPS },
  { id: 15, sql: SWITCHES },
  { id: 17, steps: SALES },
  { id: 18, sql: TEST_VISITS },
  { id: 19, steps: CALL_BACKS },
  { id: 20, steps: EXPOSED_VISITS },
];
