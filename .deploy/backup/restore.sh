#!/usr/bin/env bash
# Makes the data folder of an empty server from a base backup and the log after it. Run as the server's own user; then
# start the server, which replays the log and opens.
#   restore.sh <data folder> [<moment, such as 2026-11-22 12:00:00+00>]
set -euo pipefail
: "${BACKUP_FOLDER:?is not set}"
data=$1 moment=${2:-}
PATH=$PATH:$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)

if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty: a restore never overwrites." >&2
  exit 1
fi
# The newest, or the newest that had ended by that moment.
limit=${moment:+$(date --utc --date="$moment" +%Y-%m-%dT%H-%M-%SZ)}
base=$(find "$BACKUP_FOLDER/base" -mindepth 1 -maxdepth 1 -name '2*' | sort |
  awk -F/ -v limit="$limit" 'limit == "" || $NF <= limit' | tail -n 1)
if [ -z "$base" ]; then
  echo "There is no base backup in $BACKUP_FOLDER${moment:+ from before $moment}." >&2
  exit 1
fi
pg_verifybackup --quiet "$base"

mkdir -p "$data"
cp -a "$base/." "$data"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$BACKUP_FOLDER/log/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$data is made from $base"
