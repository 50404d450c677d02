import type { MigrationStep } from './migration';

/**
 * Finds what is stored about a person, and what is old, without reading whole tables. `lead_contacts` gives the last ten
 * digits of each phone number among a lead's answers and each e-mail address in lower case; `consent_numbers` the last
 * 4, 7 and 10 digits of each number that the words of a consent name. Users have no index on their data: it is rewritten
 * in place with each visit, which an index on it would forbid.
 */
export const LOOK_UPS: readonly MigrationStep[] = [
  {
    briefly: `
      CREATE FUNCTION lead_contacts(answers jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT CASE WHEN key ~* 'phone$'
          THEN right(regexp_replace(value, '\\D', '', 'g'), 10) ELSE lower(value) END), '{}')
        FROM jsonb_each_text(CASE jsonb_typeof(answers) WHEN 'object' THEN answers ELSE '{}' END)
        WHERE key ~* '(phone|email)$' AND value <> ''
      $$;
      CREATE FUNCTION consent_numbers(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT right(digits, length)), '{}')
        FROM regexp_matches(words, '\\((\\d{3})\\) (\\d{3})-(\\d{4})', 'g') AS number,
          LATERAL (SELECT number[1] || number[2] || number[3] AS digits) AS joined,
          unnest('{4,7,10}'::integer[]) AS length
      $$;
    `,
  },
  { index: 'leads_contacts', on: 'leads USING gin (lead_contacts("values")) WITH (fastupdate = off)' },
  { index: 'leads_anonymous_id', on: 'leads (anonymous_id)' },
  { index: 'leads_session_id', on: 'leads (session_id)' },
  { index: 'leads_received_at', on: 'leads USING brin (received_at)' },
  { index: 'consents_numbers', on: 'consents USING gin (consent_numbers(text)) WITH (fastupdate = off)' },
  { index: 'consents_acted_at', on: 'consents (acted_at)' },
  { index: 'users_id', on: 'users (id)' },
];
