#!/usr/bin/env bash
# A base backup of the whole server, checked, while the site goes on; removes what no restore needs any longer.
#   back-up.sh
set -euo pipefail
: "${DATABASE_URL:?is not set}" "${BACKUP_FOLDER:?is not set}"
# Rows that were deleted for a person must not outlive this in a backup.
keep_days=${BACKUP_KEEP_DAYS:-14}
programs=$(pg_config --bindir)
base=$BACKUP_FOLDER/base/$(date --utc +%Y-%m-%dT%H-%M-%SZ)

umask 077
mkdir -p "$BACKUP_FOLDER/base" "$BACKUP_FOLDER/log"
"$programs/pg_basebackup" --dbname="$DATABASE_URL" --pgdata="$base.coming" --checkpoint=fast --wal-method=fetch
"$programs/pg_verifybackup" --quiet "$base.coming"
sync "$BACKUP_FOLDER"
mv "$base.coming" "$base"

find "$BACKUP_FOLDER/base" -mindepth 1 -maxdepth 1 -mtime "+$keep_days" -exec rm -r {} +
oldest=$(find "$BACKUP_FOLDER/base" -mindepth 1 -maxdepth 1 ! -name '*.coming' | sort | head -n 1)
label=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
"$programs/pg_archivecleanup" "$BACKUP_FOLDER/log" "$label"

if [ -n "${METRICS_FOLDER:-}" ]; then
  echo "funnel_backup_completed_timestamp_seconds $(date +%s)" > "$METRICS_FOLDER/site-base.coming"
  mv "$METRICS_FOLDER/site-base.coming" "$METRICS_FOLDER/site-base.prom"
fi
echo "$base"
