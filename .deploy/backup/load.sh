#!/usr/bin/env bash
# Fills an empty database from such a file: whole, or not at all.
#   load.sh <file>
set -euo pipefail
: "${DATABASE_URL:?is not set}"
pg_restore --dbname="$DATABASE_URL" --no-owner --no-privileges --exit-on-error --single-transaction "$1"
# Plans are made from statistics, which a dump does not hold.
psql --dbname="$DATABASE_URL" --quiet --command='ANALYZE'
