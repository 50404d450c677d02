#!/usr/bin/env bash
# A base backup of the whole server, checked, while the site goes on; removes what no restore needs any longer.
#   back-up.sh
set -euo pipefail
: "${DATABASE_URL:?is not set}" "${BACKUP_FOLDER:?is not set}"
# Rows that were deleted for a person must not outlive this in a backup.
keep_days=${BACKUP_KEEP_DAYS:-14}
# Where Debian keeps what a server brings along.
PATH=$PATH:$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)

umask 077
mkdir -p "$BACKUP_FOLDER/base" "$BACKUP_FOLDER/log"
coming=$(mktemp -d "$BACKUP_FOLDER/base/coming.XXXXXX")
pg_basebackup --dbname="$DATABASE_URL" --pgdata="$coming" --checkpoint=fast --wal-method=fetch
pg_verifybackup --quiet "$coming"
sync
# Named after its end: it can be restored to any moment from then on.
base=$BACKUP_FOLDER/base/$(date --utc +%Y-%m-%dT%H-%M-%SZ)
mv --no-target-directory "$coming" "$base"

find "$BACKUP_FOLDER/base" -mindepth 1 -maxdepth 1 -mtime "+$keep_days" -exec rm -r {} +
oldest=$(find "$BACKUP_FOLDER/base" -mindepth 1 -maxdepth 1 -name '2*' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$BACKUP_FOLDER/log" "$first"

if [ -n "${METRICS_FOLDER:-}" ]; then
  echo "funnel_backup_completed_timestamp_seconds $(date +%s)" > "$METRICS_FOLDER/site-base.coming"
  mv "$METRICS_FOLDER/site-base.coming" "$METRICS_FOLDER/site-base.prom"
fi
echo "$base"
