// Each takes all its rows as one JSON parameter, so a batch of any size is one statement and one plan.

/** Columns of a record, in camel case as the records have them. */
const EVENT_RECORD = `id uuid, brand text, name text, "anonymousId" uuid, "sessionId" text,
  "occurredAt" timestamptz, properties jsonb`;
const LEAD_RECORD = `id uuid, brand text, product text, "pageName" text, form text, "formVersion" text,
  "anonymousId" uuid, "sessionId" text, paid boolean, "createdAt" timestamptz, "values" jsonb`;
const CONSENT_RECORD = `id uuid, "leadId" uuid, brand text, text text, "textSha256" text, language text,
  "buttonLabel" text, recipients jsonb, "actedAt" timestamptz, "pagePath" text, address text, "userAgent" text,
  "sessionId" text, "leadidId" text, "trustedFormCertificateId" text`;

/** Events and, for those that are new, their outbox rows. */
export const INSERT_EVENTS = `
  WITH accepted AS (
    INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, properties)
    SELECT id, brand, name, "anonymousId", "sessionId", "occurredAt", properties
    FROM jsonb_to_recordset($1::jsonb) AS record (${EVENT_RECORD})
    ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO outbox (kind, payload_id) SELECT 'event', id FROM accepted ON CONFLICT DO NOTHING`;

/** Leads and, for those that are new, their outbox rows. */
export const INSERT_LEADS = `
  WITH accepted AS (
    INSERT INTO leads (id, brand, product, page_name, form, form_version, anonymous_id, session_id, paid,
      created_at, "values")
    SELECT id, brand, product, "pageName", form, "formVersion", "anonymousId", "sessionId", paid,
      "createdAt", "values"
    FROM jsonb_to_recordset($1::jsonb) AS record (${LEAD_RECORD})
    ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO outbox (kind, payload_id) SELECT 'lead', id FROM accepted ON CONFLICT DO NOTHING`;

/** Consents; a repeat of the lead may bring an act that is new. */
export const INSERT_CONSENTS = `
  INSERT INTO consents (id, lead_id, brand, text, text_sha256, language, button_label, recipients, acted_at,
    page_path, address, user_agent, session_id, leadid_id, trusted_form_certificate_id)
  SELECT id, "leadId", brand, text, "textSha256", language, "buttonLabel", recipients, "actedAt",
    "pagePath", address, "userAgent", "sessionId", "leadidId", "trustedFormCertificateId"
  FROM jsonb_to_recordset($1::jsonb) AS record (${CONSENT_RECORD})
  ON CONFLICT DO NOTHING`;

/** Users, the newest of each; in one order everywhere, so that two instances cannot lock each other out. */
export const UPSERT_USERS = `
  INSERT INTO users AS stored (id, brand, updated_at, data)
  SELECT DISTINCT ON (brand, id) id, brand, "updatedAt", data
  FROM jsonb_to_recordset($1::jsonb) AS record (id uuid, brand text, "updatedAt" timestamptz, data jsonb)
  ORDER BY brand, id, "updatedAt" DESC
  ON CONFLICT (brand, id) DO UPDATE SET updated_at = excluded.updated_at, data = excluded.data
  WHERE stored.updated_at < excluded.updated_at`;

/** Of each recipient the latest word counts, so that a consent can be taken back. */
export const FIND_CONSENT = `
  SELECT EXISTS (
    SELECT FROM (
      SELECT DISTINCT ON (recipient ->> 'id') recipient ->> 'id' AS id, recipient -> 'granted' AS granted
      FROM consents, jsonb_array_elements(recipients) AS recipient
      WHERE lead_id = $1 AND brand = $2
      ORDER BY recipient ->> 'id', acted_at DESC, received_at DESC
    ) AS latest
    WHERE granted = 'true'::jsonb AND id IN (SELECT jsonb_array_elements_text($3::jsonb))
  ) AS granted`;

/**
 * Counts a call of a brand to a provider, unless a minute's or a day's are used up: then no row comes back. One row
 * for each pair is locked for as long as it takes, so that instances cannot overspend together; a clock that one of
 * them reads late never opens an older window again.
 */
export const SPEND_CALL = `
  INSERT INTO call_budgets AS stored (provider, brand, minute_at, minute_used, day_at, day_used)
  VALUES ($1, $2, date_trunc('minute', now(), 'UTC'), 1, date_trunc('day', now(), 'UTC'), 1)
  ON CONFLICT (provider, brand) DO UPDATE SET
    minute_at = greatest(stored.minute_at, excluded.minute_at),
    minute_used = CASE WHEN stored.minute_at < excluded.minute_at THEN 1 ELSE stored.minute_used + 1 END,
    day_at = greatest(stored.day_at, excluded.day_at),
    day_used = CASE WHEN stored.day_at < excluded.day_at THEN 1 ELSE stored.day_used + 1 END
  WHERE (stored.minute_at < excluded.minute_at OR stored.minute_used < $3::integer)
    AND (stored.day_at < excluded.day_at OR stored.day_used < $4::integer)
  RETURNING minute_used`;
