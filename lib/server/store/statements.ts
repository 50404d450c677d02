import { hasTestEvent, isTestEvent } from './test-visits';

// Rows come as one JSON parameter: one plan for any batch. All but events are written in id order, so that two
// instances cannot deadlock; events in order of arrival, which the outbox keeps.

const EVENT_RECORD = `id uuid, brand text, name text, "anonymousId" uuid, "sessionId" text,
  "occurredAt" timestamptz, properties jsonb`;
const LEAD_RECORD = `id uuid, brand text, product text, "pageName" text, form text, "formVersion" text,
  "anonymousId" uuid, "sessionId" text, paid boolean, "createdAt" timestamptz, "values" jsonb, "isOptedOut" boolean,
  "isFromPage" boolean, touches jsonb, "clickIds" jsonb, "clickedAt" timestamptz, variant text,
  "callBack" jsonb, "isTest" boolean`;
const CONSENT_RECORD = `id uuid, "leadId" uuid, brand text, text text, "textSha256" text, language text,
  "buttonLabel" text, recipients jsonb, "actedAt" timestamptz, "pagePath" text, address text, "userAgent" text,
  "sessionId" text, "leadidId" text, "trustedFormCertificateId" text, "isOwnWords" boolean,
  "isFromPage" boolean, "leadValues" jsonb`;

export const INSERT_EVENTS = `
  INSERT INTO events (id, brand, name, anonymous_id, session_id, occurred_at, properties)
  SELECT id, brand, name, "anonymousId", "sessionId", "occurredAt", properties
  FROM jsonb_to_recordset($1::jsonb) AS record (${EVENT_RECORD})
  ON CONFLICT DO NOTHING RETURNING id, ${isTestEvent('events')} AS is_test`;

/** Also one that is sent when the link of its visit is over. */
export const INSERT_LEADS = `
  INSERT INTO leads (id, brand, product, page_name, form, form_version, anonymous_id, session_id, paid,
    created_at, "values", is_opted_out, is_from_page, touches, click_ids, clicked_at, variant, call_back, is_test)
  SELECT id, brand, product, "pageName", form, "formVersion", "anonymousId", "sessionId", paid,
    "createdAt", "values", "isOptedOut", "isFromPage",
    nullif(touches, 'null'), nullif("clickIds", 'null'), "clickedAt", variant, nullif("callBack", 'null'),
    "isTest" IS TRUE OR ${hasTestEvent('record."sessionId"')}
  FROM jsonb_to_recordset($1::jsonb) AS record (${LEAD_RECORD}) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING id, is_test`;

/** What a test has left is told to nobody. */
export function insertAndQueue(kind: 'event' | 'lead', insert: string): string {
  return `
  WITH accepted AS (${insert})
  INSERT INTO outbox (kind, payload_id) SELECT '${kind}', id FROM accepted WHERE NOT is_test
  ON CONFLICT DO NOTHING`;
}

export const COUNT_CHANGED_LEADS = `
  SELECT count(*)::integer AS changed
  FROM jsonb_to_recordset($1::jsonb) AS record (${LEAD_RECORD}) JOIN leads USING (id)
  WHERE (leads.brand, leads.product, leads."values") IS DISTINCT FROM (record.brand, record.product, record."values")`;

/**
 * Keeps the acts that belong to a stored lead: of its brand and its visit, and said of the answers that it holds. Returns
 * how many do not: a stranger who knows the id of a lead adds nothing to it, and no act about one person's number stands
 * beside another's.
 */
export const INSERT_CONSENTS = `
  WITH record AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS record (${CONSENT_RECORD})),
  fitting AS (
    SELECT record.* FROM record JOIN leads ON leads.id = "leadId"
    WHERE leads.brand = record.brand AND leads.session_id = "sessionId" AND leads."values" = "leadValues"
  ), kept AS (
    INSERT INTO consents (id, lead_id, brand, text, text_sha256, language, button_label, recipients, acted_at,
      page_path, address, user_agent, session_id, leadid_id, trusted_form_certificate_id, is_own_words, is_from_page)
    SELECT id, "leadId", brand, text, "textSha256", language, "buttonLabel", recipients, "actedAt",
      "pagePath", address, "userAgent", "sessionId", "leadidId", "trustedFormCertificateId", "isOwnWords", "isFromPage"
    FROM fitting ORDER BY id
    ON CONFLICT DO NOTHING
  )
  SELECT (SELECT count(*) FROM record)::integer - (SELECT count(*) FROM fitting)::integer AS foreign`;

/** A browser's clock may be this far ahead, and no change lies further: a later one would never be overwritten. */
const LATEST_CHANGE = `now() + interval '5 minutes'`;

/** Users whose browser proves by its cookie who it is: an id alone, which others may know, changes nothing. */
export const UPSERT_USERS = `
  INSERT INTO users AS stored (id, brand, updated_at, data)
  SELECT DISTINCT ON (brand, id) id, brand, least("updatedAt", ${LATEST_CHANGE}), data
  FROM jsonb_to_recordset($1::jsonb) AS record (id uuid, brand text, "updatedAt" timestamptz, data jsonb)
  ORDER BY brand, id, "updatedAt" DESC
  ON CONFLICT (brand, id) DO UPDATE SET updated_at = excluded.updated_at, data = excluded.data
  WHERE stored.updated_at < excluded.updated_at OR stored.updated_at > ${LATEST_CHANGE}`;

/** Users of browsers that keep no cookie: the first word counts. */
export const INSERT_USERS = `
  INSERT INTO users (id, brand, updated_at, data)
  SELECT id, brand, least("updatedAt", ${LATEST_CHANGE}), data
  FROM jsonb_to_recordset($1::jsonb) AS record (id uuid, brand text, "updatedAt" timestamptz, data jsonb)
  ORDER BY brand, id
  ON CONFLICT DO NOTHING`;

/** The acts are the ones of the lead's own visit: another may not grant in its name. */
export const FIND_LEAD = `
  SELECT product, "values", (
    SELECT coalesce(jsonb_agg(
      jsonb_build_object('text', text, 'pagePath', page_path, 'recipients', recipients,
        'isOwnWords', is_own_words IS TRUE, 'isFromPage', is_from_page IS NOT FALSE, 'leadidId', leadid_id,
        'trustedFormCertificateId', trusted_form_certificate_id)
      ORDER BY acted_at DESC, received_at DESC), '[]')
    FROM consents
    WHERE lead_id = leads.id AND consents.brand = leads.brand AND consents.session_id = leads.session_id
  ) AS acts
  FROM leads WHERE id = $1 AND brand = $2 AND session_id = $3`;

/** Earlier, or so far ahead that the store's clock was wrong when it began: that would block calls until then. */
const IS_MINUTE_OVER = `(stored.minute_at < excluded.minute_at
      OR stored.minute_at > excluded.minute_at + interval '1 hour')`;
const IS_DAY_OVER = `(stored.day_at < excluded.day_at OR stored.day_at > excluded.day_at + interval '1 day')`;

/**
 * No row when the calls are used up. The locked row keeps instances from overspending; a clock that is a little late
 * reopens no window. What owns the budget comes first, then what it has in a minute and in a day.
 */
const spendFrom = (table: string, owner: readonly string[]): string => `
  INSERT INTO ${table} AS stored (${owner.join(', ')}, minute_at, minute_used, day_at, day_used)
  VALUES (${owner.map((_, index) => `$${index + 1}`).join(', ')},
    date_trunc('minute', now(), 'UTC'), 1, date_trunc('day', now(), 'UTC'), 1)
  ON CONFLICT (${owner.join(', ')}) DO UPDATE SET
    minute_at = CASE WHEN ${IS_MINUTE_OVER} THEN excluded.minute_at ELSE stored.minute_at END,
    minute_used = CASE WHEN ${IS_MINUTE_OVER} THEN 1 ELSE stored.minute_used + 1 END,
    day_at = CASE WHEN ${IS_DAY_OVER} THEN excluded.day_at ELSE stored.day_at END,
    day_used = CASE WHEN ${IS_DAY_OVER} THEN 1 ELSE stored.day_used + 1 END
  WHERE (${IS_MINUTE_OVER} OR stored.minute_used < $${owner.length + 1}::integer)
    AND (${IS_DAY_OVER} OR stored.day_used < $${owner.length + 2}::integer)
  RETURNING day_used AS "dayUsed"`;

export const SPEND_CALL = spendFrom('call_budgets', ['provider', 'brand']);
export const SPEND_SHARE = spendFrom('block_shares', ['provider', 'brand', 'block']);

export const FORGET_SHARES = `
  DELETE FROM block_shares WHERE (provider, brand, block) IN (
    SELECT provider, brand, block FROM block_shares
    WHERE day_at < date_trunc('day', now(), 'UTC') LIMIT 20 FOR UPDATE SKIP LOCKED
  )`;

export const LIST_SPENDING = `
  SELECT provider, brand, day_used AS "dayUsed" FROM call_budgets
  WHERE day_at >= date_trunc('day', now(), 'UTC') ORDER BY provider, brand`;

/** The longest lease; a longer one means that the store's clock was set back, and is over. */
const LONGEST_LEASE = `interval '5 minutes'`;

/** Returns a row unless another caller's claim holds. */
export const CLAIM_LEASE = `
  INSERT INTO phone_leases AS held (key, claim, expires_at) VALUES ($1, $2, now() + $3 * interval '1 second')
  ON CONFLICT (key) DO UPDATE
    SET claim = excluded.claim, result = NULL, answered_at = NULL, expires_at = excluded.expires_at
    WHERE held.expires_at <= now() OR held.expires_at > now() + ${LONGEST_LEASE}
  RETURNING claim`;

export const FORGET_LEASES = `
  DELETE FROM phone_leases WHERE key IN (
    SELECT key FROM phone_leases WHERE expires_at < now() - interval '1 hour' LIMIT 20 FOR UPDATE SKIP LOCKED
  )`;

export const ANSWER_LEASE = `
  UPDATE phone_leases SET result = $3::jsonb, answered_at = now(), expires_at = now() + $4 * interval '1 second'
  WHERE key = $1 AND claim = $2`;

export const FIND_LEASE = `
  SELECT result, extract(epoch FROM now() - answered_at)::float8 AS age
  FROM phone_leases WHERE key = $1 AND expires_at > now() AND expires_at <= now() + ${LONGEST_LEASE}`;
