#!/usr/bin/env bash
# archive_command: keeps one finished piece of the write-ahead log (README.md).
#   archive-log.sh <path> <name>
set -euo pipefail
: "${BACKUP_FOLDER:?is not set}"
path=$1 name=$2 kept=$BACKUP_FOLDER/log/$2

mkdir -p "$BACKUP_FOLDER/log"
# PostgreSQL asks again for what it does not know to be kept; another file of that name is another server's.
if [ -e "$kept" ]; then
  cmp --quiet "$path" "$kept"
  exit
fi
cp "$path" "$kept.coming"
sync "$kept.coming"
mv "$kept.coming" "$kept"
sync "$BACKUP_FOLDER/log"

if [ -n "${METRICS_FOLDER:-}" ]; then
  echo "funnel_backup_archived_timestamp_seconds $(date +%s)" > "$METRICS_FOLDER/site-log.coming"
  mv "$METRICS_FOLDER/site-log.coming" "$METRICS_FOLDER/site-log.prom"
fi
