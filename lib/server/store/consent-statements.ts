import type { ConsentSearch } from '../records/store';

/** The longest list that is of use to a reader. */
const LISTED = 200;

const DIGITS = 10;

/** So many last digits of each number are in the index (`consent_numbers`). */
const INDEXED = [10, 7, 4] as const;

/** The number as the words write it, with a wildcard for each digit that is not known: `(___) ___-0123`. */
function buildNumberPattern(digits: string): string {
  const known = digits.slice(-DIGITS).padStart(DIGITS, '_');
  return `%(${known.slice(0, 3)}) ${known.slice(3, 6)}-${known.slice(6)}%`;
}

/** The index finds by the most digits that it has, the words tell the rest. */
function findNumber(digits: string): readonly [condition: string, parameters: readonly string[]] {
  const length = INDEXED.find((each) => each <= digits.length);
  const words = 'text LIKE $1';
  if (length === undefined) return [words, [buildNumberPattern(digits)]];
  return [`consent_numbers(text) @> ARRAY[$2] AND ${words}`, [buildNumberPattern(digits), digits.slice(-length)]];
}

const DAY = `acted_at >= ($1 || 'T00:00:00Z')::timestamptz
  AND acted_at < ($1 || 'T00:00:00Z')::timestamptz + interval '1 day'`;

function findBy({ by, value }: ConsentSearch): readonly [condition: string, parameters: readonly string[]] {
  if (by === 'phone') return findNumber(value);
  return [by === 'lead' ? 'lead_id = $1::uuid' : DAY, [value]];
}

/** The query and its parameters. A number is looked for in the words, which stay when a lead is emptied. */
export function findConsents(search: ConsentSearch): readonly [sql: string, parameters: readonly string[]] {
  const [condition, parameters] = findBy(search);
  const sql = `
  SELECT consents.id, lead_id AS "leadId", consents.brand, text, text_sha256 AS "textSha256", language,
    button_label AS "buttonLabel", recipients, acted_at AS "actedAt", consents.received_at AS "receivedAt",
    page_path AS "pagePath", address, user_agent AS "userAgent", consents.session_id AS "sessionId",
    leadid_id AS "leadidId", trusted_form_certificate_id AS "trustedFormCertificateId", is_own_words AS "isOwnWords",
    consents.is_from_page AS "isFromPage",
    page_name AS "pageName", form, form_version AS "formVersion", is_opted_out AS "isOptedOut", is_test AS "isTest"
  FROM consents JOIN leads ON leads.id = lead_id
  WHERE ${condition} ORDER BY acted_at DESC, consents.id LIMIT ${LISTED}`;
  return [sql, parameters];
}
