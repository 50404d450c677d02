import type { MigrationStep } from './migration';

/**
 * What a visit led to and what it cost. `leased_numbers` says who was given which number; `outcomes` holds a row for each
 * outcome of a call, as it stands after its corrections; `costs` is imported by the day.
 */
export const MONEY: readonly MigrationStep[] = [
  {
    briefly: `
      ALTER TABLE leads
        ADD COLUMN touches jsonb,
        ADD COLUMN click_ids jsonb,
        ADD COLUMN clicked_at timestamptz,
        ADD COLUMN variant text;
    `,
  },
  {
    briefly: `
      CREATE TABLE leased_numbers (
        id uuid PRIMARY KEY,
        phone text NOT NULL,
        brand text NOT NULL,
        session_id text NOT NULL,
        lead_id uuid,
        page_path text NOT NULL,
        page_name text,
        variant text,
        leased_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX leased_numbers_phone ON leased_numbers (phone, leased_at);
      CREATE INDEX leased_numbers_session_id ON leased_numbers (session_id);
      CREATE INDEX leased_numbers_leased_at ON leased_numbers USING brin (leased_at);
      CREATE FUNCTION take_leased_number() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          IF EXISTS (SELECT FROM erased_ids WHERE id_hash = sha256(uuid_send(NEW.lead_id)) AND kind = 'lead') THEN
            RETURN NULL;
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER leased_numbers_erased BEFORE INSERT ON leased_numbers
        FOR EACH ROW EXECUTE FUNCTION take_leased_number();
      CREATE TABLE outcomes (
        source text NOT NULL,
        id text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('connected', 'qualified', 'sold', 'returned', 'refused')),
        revenue_cents bigint NOT NULL,
        currency text NOT NULL,
        occurred_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        key text,
        told_lead_id uuid,
        phone text,
        match_state text NOT NULL DEFAULT 'unmatched' CHECK (match_state IN ('matched', 'unmatched')),
        matched_by text CHECK (matched_by IN ('lead', 'visit', 'number')),
        brand text,
        page_name text,
        session_id text,
        lead_id uuid,
        superseded jsonb NOT NULL DEFAULT '[]',
        PRIMARY KEY (source, id)
      );
      CREATE INDEX outcomes_changed_at ON outcomes (changed_at);
      CREATE INDEX outcomes_session_id ON outcomes (session_id);
      CREATE INDEX outcomes_lead_id ON outcomes (lead_id);
      CREATE INDEX outcomes_unmatched ON outcomes (received_at) WHERE match_state = 'unmatched';
      CREATE TABLE costs (
        day date NOT NULL,
        source text NOT NULL,
        campaign text NOT NULL,
        currency text NOT NULL,
        cents bigint NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (day, source, campaign, currency)
      );
    `,
  },
];
