export const INSERT_LEASED_NUMBERS = `
  INSERT INTO leased_numbers (id, phone, brand, session_id, lead_id, page_path, page_name, variant, leased_at, expires_at)
  SELECT id, phone, brand, "sessionId", "leadId", "pagePath", "pageName", variant, "leasedAt", "expiresAt"
  FROM jsonb_to_recordset($1::jsonb) AS record (id uuid, phone text, brand text, "sessionId" text, "leadId" uuid,
    "pagePath" text, "pageName" text, variant text, "leasedAt" timestamptz, "expiresAt" timestamptz)
  ORDER BY id ON CONFLICT DO NOTHING`;

/** One telling of an outcome, as it is kept once another has taken its place. */
const version = (row: string) => `jsonb_build_object('kind', ${row}.kind, 'revenueCents', ${row}.revenue_cents,
    'currency', ${row}.currency, 'occurredAt', to_char(${row}.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

const IS_NEW = `(${version('stored')} <> ${version('excluded')}
    AND NOT stored.superseded @> jsonb_build_array(${version('excluded')}))`;

const IS_LATER = 'excluded.occurred_at > stored.occurred_at';

const takeLater = (column: string) => `${column} = CASE WHEN ${IS_LATER}
      THEN excluded.${column} ELSE stored.${column} END`;

/** A later telling may leave out by what the call is found. */
const takeKnown = (column: string) => `${column} = CASE WHEN ${IS_LATER}
      THEN coalesce(excluded.${column}, stored.${column}) ELSE coalesce(stored.${column}, excluded.${column}) END`;

const isLearnt = (column: string) => `(stored.${column} IS NULL AND excluded.${column} IS NOT NULL)`;

/**
 * The later telling of an outcome counts, in whatever order they come, and of two of the same instant the first; the
 * others are kept beside it, each once. Takes no two of the same id.
 */
export const UPSERT_OUTCOMES = `
  INSERT INTO outcomes AS stored (source, id, kind, revenue_cents, currency, occurred_at, key, told_lead_id, phone)
  SELECT source, id, kind, "revenueCents", currency, "occurredAt", key, "leadId", phone
  FROM jsonb_to_recordset($1::jsonb) AS record (source text, id text, kind text, "revenueCents" bigint, currency text,
    "occurredAt" timestamptz, key text, "leadId" uuid, phone text)
  ORDER BY source, id
  ON CONFLICT (source, id) DO UPDATE SET
    ${['kind', 'revenue_cents', 'currency', 'occurred_at'].map(takeLater).join(',\n    ')},
    ${['key', 'told_lead_id', 'phone'].map(takeKnown).join(',\n    ')},
    match_state = CASE WHEN ${IS_LATER} AND (excluded.key <> stored.key OR excluded.told_lead_id <> stored.told_lead_id)
      THEN 'unmatched' ELSE stored.match_state END,
    changed_at = clock_timestamp(),
    superseded = stored.superseded || CASE WHEN NOT ${IS_NEW} THEN '[]'
      WHEN ${IS_LATER} THEN ${version('stored')} ELSE ${version('excluded')} END
  WHERE ${IS_NEW} OR ${['key', 'told_lead_id', 'phone'].map(isLearnt).join(' OR ')}`;

/** A number is given to somebody else after its lease; a call this long after it is no longer the visit’s. */
const NUMBER_REACH = `interval '24 hours'`;
/** The source’s clock may be behind ours. */
const CLOCK_ERROR = `interval '2 minutes'`;

/** Of several tellings the first is nearest to the call. */
const CALLED_AT = `least(told.occurred_at,
          (SELECT min((former ->> 'occurredAt')::timestamptz) FROM jsonb_array_elements(told.superseded) AS former))`;

const UUID = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/**
 * Finds the visits of outcomes: by the lead or visit that we sent along, else by who had the number then. The lead or
 * event may arrive after the outcome, so the unmatched ones are tried again.
 */
const matchOutcomes = (which: string) => `
  UPDATE outcomes AS one SET match_state = 'matched', matched_by = found.matched_by, brand = found.brand,
    page_name = found.page_name, session_id = nullif(found.session_id, ''), lead_id = found.lead_id,
    changed_at = clock_timestamp()
  FROM outcomes AS told, LATERAL (
    SELECT * FROM (
      SELECT 1 AS turn, 'lead' AS matched_by, brand, page_name, session_id, id AS lead_id FROM leads
      WHERE id = coalesce(told.told_lead_id, CASE WHEN told.key ~ ${UUID} THEN told.key::uuid END)
      UNION ALL (
        SELECT 2, 'visit', brand, page_name, session_id, lead_id FROM leased_numbers WHERE session_id = told.key
        ORDER BY leased_at > told.occurred_at, leased_at DESC LIMIT 1
      ) UNION ALL (
        SELECT 3, 'visit', brand, page_name, session_id, id FROM leads WHERE session_id = told.key AND told.key <> ''
        ORDER BY created_at DESC LIMIT 1
      ) UNION ALL (
        SELECT 4, 'visit', brand, properties -> 'page' ->> 'name', session_id, NULL FROM events
        WHERE session_id = told.key LIMIT 1
      ) UNION ALL (
        SELECT 5, 'number', brand, page_name, session_id, lead_id FROM leased_numbers
        WHERE phone = told.phone AND leased_at <= ${CALLED_AT} + ${CLOCK_ERROR}
          AND leased_at > ${CALLED_AT} - ${NUMBER_REACH}
        ORDER BY leased_at > ${CALLED_AT}, leased_at DESC LIMIT 1
      )
    ) AS candidate ORDER BY turn LIMIT 1
  ) AS found
  WHERE one.source = told.source AND one.id = told.id AND told.match_state = 'unmatched' AND ${which}`;

/** Of what was written just now. */
export const MATCH_TOLD_OUTCOMES = matchOutcomes(`(told.source, told.id) IN (
    SELECT source, id FROM jsonb_to_recordset($1::jsonb) AS record (source text, id text))`);

export const MATCH_WAITING_OUTCOMES = matchOutcomes(`told.received_at > now() - interval '90 days'`);
