import { SALE_ID } from './sales';
import { isTestEvent } from './test-visits';

/** What a visit is found by once its sale is told. */
const VISIT_EVENT = `
  LEFT JOIN LATERAL (
    SELECT told.* FROM events AS told WHERE told.session_id = sales.session_id
    ORDER BY told.name = 'ctcClicked' DESC, told.occurred_at DESC LIMIT 1
  ) AS visit ON claimed.kind = 'sale'`;

/** Asked only where somebody outside would learn of a visitor. */
const HAS_OPTED_OUT = `(claimed.kind <> 'event' OR events.name = 'ctcClicked') AND (
      EXISTS (SELECT FROM users WHERE users.id = coalesce(events.anonymous_id, leads.anonymous_id, visit.anonymous_id)
        AND data ->> 'isOptedOut' = 'true')
      OR EXISTS (SELECT FROM events AS said
        WHERE said.session_id = coalesce(events.session_id, leads.session_id, visit.session_id)
          AND (said.properties ->> 'isOptedOut' = 'true' OR ${isTestEvent('said')}))
      OR EXISTS (SELECT FROM leads AS said
        WHERE said.session_id = coalesce(events.session_id, leads.session_id, visit.session_id) AND said.is_opted_out))`;

/** A killed relay loses its claim with the lease. `SKIP LOCKED` keeps relays from waiting for one another. */
export const CLAIM_OUTBOX = `
  WITH due AS (
    SELECT id FROM outbox WHERE state = 'waiting' AND next_attempt_at <= now()
    ORDER BY next_attempt_at, id LIMIT $1 FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE outbox SET next_attempt_at = now() + make_interval(secs => $2) FROM due WHERE outbox.id = due.id
    RETURNING outbox.id, kind, payload_id, attempts, delivered
  )
  SELECT claimed.id::text AS id, claimed.kind, payload_id AS "payloadId", attempts, delivered,
    coalesce(events.brand, leads.brand, visit.brand) AS brand, coalesce(events.name, visit.name) AS name,
    coalesce(events.properties, visit.properties) AS properties, visit.id AS "eventId",
    coalesce(events.anonymous_id, leads.anonymous_id, visit.anonymous_id) AS "anonymousId",
    coalesce(events.session_id, leads.session_id, visit.session_id) AS "sessionId",
    coalesce(events.occurred_at, leads.created_at, visit.occurred_at) AS at,
    ${HAS_OPTED_OUT} AS "hasOptedOut", sales.revenue_cents::text AS "revenueCents", sales.currency,
    sales.occurred_at AS "soldAt",
    jsonb_build_object('product', leads.product, 'pageName', leads.page_name, 'form', leads.form,
      'formVersion', leads.form_version, 'paid', leads.paid, 'values', leads."values",
      'isOptedOut', leads.is_opted_out, 'isFromPage', leads.is_from_page, 'touches', leads.touches,
      'clickIds', leads.click_ids, 'variant', leads.variant, 'callBack', leads.call_back) AS lead,
    leads.clicked_at AS "clickedAt",
    ARRAY(SELECT text_sha256 FROM consents WHERE lead_id = leads.id ORDER BY received_at, consents.id) AS "consentHashes",
    CASE WHEN EXISTS (SELECT FROM consents WHERE lead_id = leads.id)
      THEN NOT EXISTS (
        SELECT FROM consents WHERE lead_id = leads.id AND is_own_words AND is_from_page IS NOT FALSE)
      ELSE leads.is_from_page IS FALSE END AS "isQuarantined"
  FROM claimed
  LEFT JOIN events ON claimed.kind = 'event' AND events.id = payload_id
  LEFT JOIN leads ON claimed.kind = 'lead' AND leads.id = payload_id
  LEFT JOIN outcomes AS sales ON claimed.kind = 'sale' AND ${SALE_ID('sales')} = payload_id${VISIT_EVENT}
  WHERE events.id IS NOT NULL OR leads.id IS NOT NULL OR sales.id IS NOT NULL
  ORDER BY claimed.id`;

/** The event or lead itself keeps a delivered one from being queued again. */
export const DELETE_OUTBOX = `
  DELETE FROM outbox WHERE id IN (SELECT value::bigint FROM jsonb_array_elements_text($1::jsonb))`;

export const SETTLE_OUTBOX = `
  UPDATE outbox SET attempts = record.attempts, delivered = record.delivered, state = record.state,
    last_refusal = record."lastRefusal", next_attempt_at = now() + make_interval(secs => record."delaySeconds")
  FROM jsonb_to_recordset($1::jsonb) AS record
    (id bigint, attempts integer, delivered jsonb, state text, "delaySeconds" double precision, "lastRefusal" text)
  WHERE outbox.id = record.id`;

const ROW = `id::text AS id, kind, payload_id AS "payloadId", state, attempts, delivered,
  last_refusal AS "lastRefusal", created_at AS "createdAt", next_attempt_at AS "nextAttemptAt"`;

export const LIST_OUTBOX = `SELECT ${ROW} FROM outbox ORDER BY state = 'dead' DESC, outbox.id LIMIT $1`;

export const FIND_OUTBOX_ROW = `SELECT ${ROW} FROM outbox WHERE id = $1::bigint`;

export const RETRY_OUTBOX = `
  UPDATE outbox SET state = 'waiting', attempts = 0, next_attempt_at = now()
  WHERE state = 'dead' AND ($1::bigint IS NULL OR id = $1::bigint) RETURNING id`;

/**
 * Queues one page of a table by time of receipt, skipping tests and what waits; pages follow the primary key, so each is quick.
 */
export function fillOutbox(kind: 'event' | 'lead', table: 'events' | 'leads'): string {
  return `
  WITH page AS (
    SELECT id, received_at, ${kind === 'event' ? isTestEvent('events') : 'is_test'} AS is_test
    FROM ${table} WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT 5000
  ), queued AS (
    INSERT INTO outbox (kind, payload_id)
    SELECT '${kind}', id FROM page WHERE received_at >= $2::timestamptz AND received_at < $3::timestamptz AND NOT is_test
    ORDER BY received_at
    ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT (SELECT count(*)::integer FROM queued) AS queued, (SELECT id::text FROM page ORDER BY id DESC LIMIT 1) AS last`;
}

/** Stops counting here: a question must not read a backlog of millions. */
export const MEASURE_OUTBOX = `
  SELECT (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE state = 'waiting' LIMIT 100000) AS w) AS waiting,
    (SELECT count(*)::integer FROM (SELECT FROM outbox WHERE state = 'dead' LIMIT 100000) AS d) AS dead,
    coalesce((SELECT extract(epoch FROM now() - created_at) FROM outbox WHERE state = 'waiting' ORDER BY id LIMIT 1),
      0)::float AS "oldestSeconds"`;
