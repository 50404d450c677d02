#!/usr/bin/env bash
# One line a table: its name, its rows, and the sum of the hashes of all of them, whatever their order. Two databases
# with the same lines hold the same.
#   fingerprint.sh
set -euo pipefail
: "${DATABASE_URL:?is not set}"
psql --dbname="$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align --field-separator=' ' <<'SQL'
SET timezone = 'UTC';
SET extra_float_digits = 1;
SELECT format(
  $$SELECT %L, count(*), coalesce(sum(hashtextextended(rows::text, 0)::numeric), 0) FROM %s AS rows;$$,
  oid::regclass, oid::regclass
)
FROM pg_class
WHERE relkind IN ('r', 'p') AND NOT relispartition
  AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
ORDER BY oid::regclass::text
\gexec
SQL
