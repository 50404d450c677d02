#!/usr/bin/env bash
# One database as one file, as it stood at one moment: for another version of PostgreSQL, or a copy elsewhere.
#   dump.sh <file>
set -euo pipefail
: "${DATABASE_URL:?is not set}"
umask 077
pg_dump --dbname="$DATABASE_URL" --format=custom --no-owner --no-privileges --file="$1.coming"
sync "$1.coming"
mv "$1.coming" "$1"
